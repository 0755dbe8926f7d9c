import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 1,
  name: { en: 'Merge PDF', fr: 'Fusionner des PDF' },
  summary: { en: 'Many files, one document', fr: 'Plusieurs fichiers, un document' },
  keywords: {
    en: 'combine join unite append put together',
    fr: 'assembler combiner réunir joindre regrouper rassembler concaténer unir coller ajouter',
  },
  icon: 'M4 4h7v16H4zM13 4h7v16h-7z',
  workspace: { kind: 'files', ordered: true },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost',
  joins: 'all',
  minFiles: 2,
  maxFiles: filesPerTask,
  ownerPermission: 'assemble',
  related: ['organize-pdf', 'split-pdf', 'compress-pdf', 'jpg-to-pdf'],
  wallSeconds: 300,
});
