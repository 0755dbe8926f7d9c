import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'images',
  place: 4,
  name: { en: 'DWG to JPG', fr: 'DWG en JPG' },
  summary: { en: 'One image per sheet', fr: 'Une image de chaque feuille' },
  keywords: {
    en: 'dxf cad autocad drawing plan picture jpeg preview render',
    fr: 'dxf cao dao autocad plan dessin image jpeg aperçu rendu',
  },
  icon: 'M4 5h16v14H4zM8 15V9l6 6zM16 9.5h.01',
  workspace: { kind: 'files', ordered: false },
  accepts: ['dwg', 'dxf'],
  produces: ['jpg'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['dwg-to-pdf', 'jpg-to-pdf', 'pdf-to-jpg'],
  wallSeconds: 420,
});
