import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'secure',
  place: 3,
  name: { en: 'Repair PDF', fr: 'Réparer un PDF' },
  summary: { en: 'Rebuild a file that will not open', fr: 'Reconstruire un fichier qui ne s’ouvre plus' },
  keywords: {
    en: 'fix damaged corrupt broken recover restore',
    fr: 'endommagé corrompu récupérer restaurer cassé abîmé illisible cassée réparation',
  },
  icon: 'M14.5 6.5a4 4 0 0 0-5.3 5.3L4 17l3 3 5.2-5.2a4 4 0 0 0 5.3-5.3L15 12l-3-3z',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost-if-changed',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['compress-pdf', 'merge-pdf', 'pdf-to-txt'],
  wallSeconds: 120,
  repairsDamaged: true,
});
