import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'forms',
  place: 3,
  name: { en: 'Form W-2', fr: 'Formulaire W-2' },
  summary: {
    en: 'Wages and taxes of the year, for employees',
    fr: 'Salaires et impôts de l’année, pour les salariés',
  },
  keywords: {
    en: 'w2 w-2 irs ssa tax wages employee employer payroll withholding copy b c statement csv many substitute',
    fr: 'w2 w-2 irs ssa impôt salaires salarié employeur paie retenue copie b c relevé csv plusieurs',
  },
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 10l1 3 1-3 1 3 1-3M9 16h6M9 18.5h4',
  surface: 'form',
  form: 'w2',
  workspace: { kind: 'files', ordered: false },
  accepts: [],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 0,
  maxFiles: 0,
  related: ['941-form', '1099-form', 'protect-pdf', 'merge-pdf'],
  wallSeconds: 900,
  pro: { table: 'changed' },
});
