import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'forms',
  place: 1,
  name: { en: 'Form W-9', fr: 'Formulaire W-9' },
  summary: {
    en: 'Your taxpayer number, for whoever pays you',
    fr: 'Votre numéro fiscal, pour qui vous paie',
  },
  keywords: {
    en: 'w9 irs tax taxpayer identification number tin ssn ein itin contractor freelancer vendor request fillable',
    fr: 'w9 irs impôt fiscal numéro identification contribuable ssn ein itin indépendant fournisseur remplir',
  },
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 11h6M9 14h3M9 18h2M13.5 18h1.5',
  surface: 'form',
  form: 'w9',
  workspace: { kind: 'files', ordered: false },
  accepts: [],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 0,
  maxFiles: 0,
  related: ['sign-pdf', 'protect-pdf', 'flatten-pdf', 'edit-pdf'],
  wallSeconds: 60,
});
