import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 1,
  name: { en: 'Word to PDF', fr: 'Word en PDF' },
  summary: { en: 'Letters, reports and forms as PDF', fr: 'Lettres, rapports et formulaires en PDF' },
  keywords: {
    en: 'doc docx odt rtf wps works writer document convert text processor',
    fr: 'doc docx odt rtf wps works writer document convertir traitement de texte',
  },
  icon: 'M5 3h10l4 4v14H5zM8 10l1.8 7 2.2-6 2.2 6 1.8-7',
  workspace: { kind: 'files', ordered: false },
  accepts: ['doc', 'docx', 'odt', 'rtf', 'wps'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['merge-pdf', 'compress-pdf', 'protect-pdf', 'jpg-to-pdf'],
  wallSeconds: 300,
  program: 'office',
});
