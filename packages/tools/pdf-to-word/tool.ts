import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'from-pdf',
  place: 1,
  name: { en: 'PDF to Word', fr: 'PDF en Word' },
  summary: { en: 'Continuous text, ready to edit', fr: 'Un texte continu, prêt à modifier' },
  keywords: {
    en: 'docx doc edit document convert text editable writer',
    fr: 'docx doc modifier document convertir texte modifiable traitement éditer éditable rédiger',
  },
  icon: 'M5 3h10l4 4v14H5zM8 9.5l1.8 7 2.2-6 2.2 6 1.8-7M8 19h8',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['docx'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'extract',
  related: ['word-to-pdf', 'pdf-to-txt', 'pdf-to-jpg', 'compress-pdf'],
  // A scanned page takes three seconds of a core, ten when the machine is busy.
  wallSeconds: 1800,
});
