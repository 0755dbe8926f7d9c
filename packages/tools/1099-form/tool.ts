import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'forms',
  place: 2,
  name: { en: 'Form 1099-MISC', fr: 'Formulaire 1099-MISC' },
  summary: {
    en: 'Rents, royalties and other payments, for recipients',
    fr: 'Loyers, redevances et autres paiements, pour les bénéficiaires',
  },
  keywords: {
    en: '1099 misc irs tax rents royalties payer recipient copy b statement csv many substitute attorney',
    fr: '1099 misc irs impôt loyers redevances payeur bénéficiaire copie b relevé csv plusieurs avocat',
  },
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 11h2M13 11h2M9 14h2M13 14h2M9 18h6',
  surface: 'form',
  form: 'f1099',
  workspace: { kind: 'files', ordered: false },
  accepts: [],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 0,
  maxFiles: 0,
  related: ['w9-form', 'w2-form', 'protect-pdf', 'merge-pdf'],
  wallSeconds: 900,
  pro: { table: 'changed' },
});
