import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 12,
  name: { en: 'TXT to PDF', fr: 'TXT en PDF' },
  summary: { en: 'Plain text, any encoding', fr: 'Du texte brut, tous les encodages' },
  keywords: {
    en: 'text plain notes log ascii unicode utf-8 print convert txt',
    fr: 'texte brut notes journal ascii unicode utf-8 imprimer convertir txt',
  },
  icon: 'M5 3h10l4 4v14H5zM8 9h8M8 12.5h8M8 16h5',
  workspace: { kind: 'files', ordered: false },
  accepts: ['txt'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: filesPerTask,
  related: ['merge-pdf', 'protect-pdf', 'html-to-pdf', 'jpg-to-pdf'],
  wallSeconds: 600,
  program: 'chromium',
});
