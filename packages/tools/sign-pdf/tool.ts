import { attachableKinds } from '../_kit/attachable-kinds.ts';
import { defineTool } from '../_kit/define-tool.ts';
import { pictureKinds } from '../_kit/picture-kinds.ts';

export default defineTool({
  group: 'edit',
  place: 2,
  name: { en: 'Sign PDF', fr: 'Signer un PDF' },
  summary: { en: 'Drawn, typed or by certificate', fr: 'Tracée, saisie ou par certificat' },
  keywords: {
    en: 'signature sign initials date esign electronic autograph handwriting draw name contract fill check mark certificate digital p12 pfx pades',
    fr: 'signature signer paraphe initiales date électronique manuscrite tracer nom contrat cocher certificat numérique p12 pfx pades',
  },
  icon: 'M4 20h16M5 15c4-1 9-11 6-11s-5 12-2 12 3-5 5-5-1 4 1 4 2-1 4-1',
  surface: 'editor',
  editorTask: 'sign',
  workspace: { kind: 'page' },
  accepts: ['pdf'],
  optionFiles: {
    image: { kinds: pictureKinds, most: 1 },
    asset: { kinds: attachableKinds, most: 9 },
  },
  produces: ['pdf', 'json'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 1,
  related: ['verify-pdf', 'edit-pdf', 'protect-pdf', 'flatten-pdf'],
  wallSeconds: 180,
  reaches: 'authorities',
});
