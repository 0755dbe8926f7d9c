import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 3,
  name: { en: 'Organize pages', fr: 'Organiser les pages' },
  summary: { en: 'Move, rotate, remove, insert', fr: 'Déplacer, pivoter, retirer, insérer' },
  keywords: {
    en: 'reorder rearrange sort move duplicate insert blank page order',
    fr: 'réordonner trier déplacer dupliquer insérer page blanche ordre réorganiser ranger ordonner',
  },
  icon: 'M4 4h6v7H4zM14 4h6v7h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  workspace: { kind: 'pages', click: 'arrange' },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost',
  joins: 'all',
  minFiles: 1,
  maxFiles: filesPerTask,
  ownerPermission: 'assemble',
  related: ['merge-pdf', 'rotate-pdf', 'delete-pages', 'split-pdf'],
  wallSeconds: 300,
});
