import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'organize',
  place: 2,
  name: { en: 'Split PDF', fr: 'Diviser un PDF' },
  summary: { en: 'By range, size or bookmark', fr: 'Par plage, taille ou signet' },
  keywords: {
    en: 'separate cut extract pages divide burst',
    fr: 'séparer couper extraire pages découper scinder fractionner détacher diviser isoler',
  },
  icon: 'M4 4h16v16H4zM12 4v3M12 10.5v3M12 17v3',
  workspace: { kind: 'pages', click: 'choose' },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost',
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  ownerPermission: 'assemble',
  related: ['merge-pdf', 'organize-pdf', 'delete-pages', 'pdf-to-jpg'],
  wallSeconds: 300,
});
