import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 4,
  name: { en: 'Rotate PDF', fr: 'Faire pivoter un PDF' },
  summary: { en: 'All pages or some', fr: 'Toutes les pages ou quelques-unes' },
  keywords: {
    en: 'turn upside down sideways orientation',
    fr: 'tourner retourner orientation sens pivoter portrait paysage envers',
  },
  icon: 'M20 12a8 8 0 1 1-3-6.2M20 3v4h-4',
  workspace: { kind: 'pages', click: 'turn' },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'changed',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'assemble',
  related: ['organize-pdf', 'delete-pages', 'merge-pdf', 'pdf-to-jpg'],
  wallSeconds: 120,
});
