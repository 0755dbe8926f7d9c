import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'edit',
  place: 3,
  name: { en: 'Number pages', fr: 'Numéroter les pages' },
  summary: { en: 'Page or Bates numbers', fr: 'Pagination, numéros Bates' },
  keywords: {
    en: 'add page numbers pagination footer header bates stamping roman numerals count',
    fr: 'ajouter numéros de page numérotation pagination pied de page en-tête bates chiffres romains',
  },
  icon: 'M5 3h14v18H5zM10 17.5h4M12 8v5M10.5 9.5L12 8',
  workspace: { kind: 'pages', click: 'choose' },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'changed',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['merge-pdf', 'organize-pdf', 'flatten-pdf', 'protect-pdf'],
  wallSeconds: 120,
});
