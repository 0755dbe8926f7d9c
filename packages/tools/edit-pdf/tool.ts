import { attachableKinds } from '../_kit/attachable-kinds.ts';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'edit',
  place: 1,
  name: { en: 'Edit PDF', fr: 'Modifier un PDF' },
  summary: { en: 'Text, images, fields, pages', fr: 'Texte, images, champs, pages' },
  keywords: {
    en: 'editor change text replace word correct typo picture image logo form field fill add page write on',
    fr: 'éditeur éditer changer texte remplacer mot corriger faute image logo formulaire champ remplir ajouter page',
  },
  icon: 'M4 20h16M5 16l1-4 9-9 3 3-9 9zM13 5l3 3',
  surface: 'editor',
  editorTask: 'edit',
  otherPaths: ['edit'],
  workspace: { kind: 'page' },
  accepts: ['pdf'],
  optionFiles: {
    asset: { kinds: attachableKinds, most: 9 },
    values: { kinds: ['json', 'fdf', 'csv'], most: 1 },
  },
  produces: ['pdf', 'json', 'fdf', 'csv'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  related: ['sign-pdf', 'compress-pdf', 'protect-pdf', 'annotate-pdf', 'organize-pdf'],
  wallSeconds: 1800,
});
