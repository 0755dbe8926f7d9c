import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'from-pdf',
  place: 3,
  name: { en: 'PDF to PowerPoint', fr: 'PDF en PowerPoint' },
  summary: { en: 'Slides with text you can edit', fr: 'Des diapositives au texte modifiable' },
  keywords: {
    en: 'ppt pptx slides presentation deck convert editable keynote impress',
    fr: 'ppt pptx diapositives présentation diaporama convertir modifiable keynote impress',
  },
  icon: 'M3 5h18v12H3zM12 17v3M8 20h8M9 14V8.5h3.2a1.9 1.9 0 0 1 0 3.8H9',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pptx'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'extract',
  related: ['ppt-to-pdf', 'pdf-to-jpg', 'pdf-to-txt', 'compress-pdf'],
  // A scanned page takes three seconds of a core, ten when the machine is busy.
  wallSeconds: 1800,
});
