import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'from-pdf',
  place: 5,
  name: { en: 'PDF to text', fr: 'PDF en texte' },
  summary: { en: 'Text in reading order', fr: 'Le texte, dans l’ordre de lecture' },
  keywords: {
    en: 'txt extract words plain copy markdown md html web page',
    fr: 'txt extraire mots brut copier markdown md html page web',
  },
  icon: 'M5 3h10l4 4v14H5zM8.5 11h7M8.5 14.5h7M8.5 18h4',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['txt', 'md', 'html'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'extract',
  related: ['pdf-to-word', 'pdf-ocr', 'pdf-to-jpg', 'split-pdf'],
  // A scanned page takes three seconds of a core, ten when the machine is busy.
  wallSeconds: 1800,
});
