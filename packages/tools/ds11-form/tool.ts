import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'forms',
  place: 5,
  name: { en: 'Form DS-11', fr: 'Formulaire DS-11' },
  summary: { en: 'Application for a U.S. passport', fr: 'Demande de passeport américain' },
  keywords: {
    en: 'ds11 us passport application state department first minor child replacement lost stolen card book fillable',
    fr: 'ds11 passeport américain demande premier enfant mineur remplacement perdu volé carte livret remplir',
  },
  icon: 'M6 3h12v18H6zM12 7.5a3 3 0 100 6 3 3 0 000-6zM9 17h6',
  surface: 'form',
  form: 'ds11',
  workspace: { kind: 'files', ordered: false },
  accepts: [],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 0,
  maxFiles: 0,
  related: ['protect-pdf', 'flatten-pdf', 'edit-pdf', 'merge-pdf'],
  wallSeconds: 60,
});
