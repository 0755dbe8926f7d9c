import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 6,
  name: { en: 'Compress PDF', fr: 'Compresser un PDF' },
  summary: { en: 'Smaller file, measured quality', fr: 'Fichier plus léger, qualité mesurée' },
  keywords: {
    en: 'shrink reduce size smaller lighter optimize mail',
    fr: 'réduire taille alléger optimiser poids compression compacter rétrécir rapetisser mail courriel envoyer lourd',
  },
  icon: 'M12 3v6M9 7l3 3 3-3M12 21v-6M9 17l3-3 3 3M4 12h16',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'untouched',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['merge-pdf', 'split-pdf', 'pdf-to-jpg', 'protect-pdf'],
  pro: { level: ['high', 'custom'], targetSize: 'changed' },
  wallSeconds: 600,
});
