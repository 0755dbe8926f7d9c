import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 7,
  name: { en: 'HTML to PDF', fr: 'HTML en PDF' },
  summary: { en: 'Web pages by address or file', fr: 'Des pages web, par adresse ou fichier' },
  keywords: {
    en: 'web page website url link address htm xhtml save print convert',
    fr: 'page web site url lien adresse htm xhtml enregistrer imprimer convertir',
  },
  icon: 'M4 4h16v16H4zM4 8.5h16M6.5 6.3h.01M9 6.3h.01M9 12l-2 2.5L9 17M15 12l2 2.5L15 17M12.8 11.5l-1.6 6',
  workspace: { kind: 'files', ordered: false },
  accepts: ['url', 'html'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: filesPerTask,
  related: ['merge-pdf', 'compress-pdf', 'jpg-to-pdf'],
  wallSeconds: 150,
  program: 'chromium',
  reaches: 'web',
});
