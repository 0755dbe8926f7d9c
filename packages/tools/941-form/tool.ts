import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'forms',
  place: 4,
  name: { en: 'Form 941', fr: 'Formulaire 941' },
  summary: { en: 'Quarterly payroll taxes, added up', fr: 'Taxes salariales du trimestre, totaux calculés' },
  keywords: {
    en: 'irs employer quarterly federal tax return payroll wages withholding social security medicare deposit fillable',
    fr: 'irs employeur déclaration trimestrielle taxes salaires retenue sécurité sociale medicare versement remplir',
  },
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M9 10h6M9 13.5h6M9 17h2M13 17h2',
  surface: 'form',
  form: 'f941',
  workspace: { kind: 'files', ordered: false },
  accepts: [],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 0,
  maxFiles: 0,
  related: ['protect-pdf', 'merge-pdf', 'flatten-pdf', 'edit-pdf'],
  wallSeconds: 60,
});
