import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'from-pdf',
  place: 4,
  name: { en: 'PDF to JPG', fr: 'PDF en JPG' },
  summary: { en: 'Whole pages or extracted images', fr: 'Pages entières ou images extraites' },
  keywords: {
    en: 'image picture png export photo extract',
    fr: 'image photo png exporter extraire captures convertir jpeg',
  },
  icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  workspace: { kind: 'pages', click: 'choose' },
  accepts: ['pdf'],
  produces: ['jpg', 'png', 'jp2', 'tiff'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['jpg-to-pdf', 'pdf-to-txt', 'compress-pdf', 'split-pdf'],
  wallSeconds: 600,
});
