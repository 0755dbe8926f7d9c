import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'edit',
  place: 5,
  name: { en: 'Flatten PDF', fr: 'Aplatir un PDF' },
  summary: { en: 'Forms, annotations, layers', fr: 'Formulaires, annotations, calques' },
  keywords: {
    en: 'merge layers lock form fields comments annotations burn in final print',
    fr: 'figer fusionner calques formulaire champs commentaires annotations incruster imprimer',
  },
  icon: 'M12 3v8M8.5 7.5L12 11l3.5-3.5M4 15h16v5H4z',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pdf'],
  produces: ['pdf'],
  signatures: 'lost-if-changed',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['compress-pdf', 'protect-pdf', 'merge-pdf', 'pdf-to-jpg'],
  wallSeconds: 180,
});
