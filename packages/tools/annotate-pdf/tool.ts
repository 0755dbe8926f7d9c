import { attachableKinds } from '../_kit/attachable-kinds.ts';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'edit',
  place: 6,
  name: { en: 'Annotate PDF', fr: 'Annoter un PDF' },
  summary: { en: 'Highlights, notes, drawings', fr: 'Surlignages, notes, dessins' },
  keywords: {
    en: 'comment highlight underline strike note draw pen ink shape arrow stamp review markup text box callout',
    fr: 'commenter surligner souligner barrer note dessiner stylo forme flèche tampon relire texte bulle',
  },
  icon: 'M4 20h16M6 16l9.5-9.5 3 3L9 19H6zM13.5 8.5l3 3',
  surface: 'editor',
  editorTask: 'annotate',
  workspace: { kind: 'page' },
  accepts: ['pdf'],
  optionFiles: {
    asset: { kinds: attachableKinds, most: 9 },
    comments: { kinds: ['xfdf'], most: 1 },
  },
  produces: ['pdf', 'xfdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  related: ['edit-pdf', 'flatten-pdf', 'watermark-pdf', 'number-pages', 'protect-pdf'],
  wallSeconds: 1800,
});
