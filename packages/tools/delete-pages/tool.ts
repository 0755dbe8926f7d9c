import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 5,
  name: { en: 'Delete pages', fr: 'Supprimer des pages' },
  summary: { en: 'Removed from the file, not just hidden', fr: 'Vraiment retirées du fichier' },
  keywords: { en: 'remove erase drop pages', fr: 'retirer effacer enlever pages ôter éliminer' },
  icon: 'M5 3h10l4 4v14H5zM9 11l6 6M15 11l-6 6',
  workspace: { kind: 'pages', click: 'remove' },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost',
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  ownerPermission: 'assemble',
  related: ['organize-pdf', 'split-pdf', 'rotate-pdf', 'merge-pdf'],
  wallSeconds: 120,
});
