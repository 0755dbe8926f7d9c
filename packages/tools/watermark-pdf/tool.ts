import { defineTool } from '../_kit/define-tool.ts';
import { pictureKinds } from '../_kit/picture-kinds.ts';

export default defineTool({
  group: 'edit',
  place: 1,
  name: { en: 'Watermark PDF', fr: 'Filigrane PDF' },
  summary: { en: 'Text or an image on every page', fr: 'Un texte ou une image sur chaque page' },
  keywords: {
    en: 'stamp text logo image picture draft confidential copy mark overlay background add',
    fr: 'tampon texte logo image brouillon confidentiel copie marquer marque fond ajouter',
  },
  icon: 'M5 3h10l4 4v14H5zM8 17l8-8M8 12l4-4M12 17l4-4',
  workspace: { kind: 'pages', click: 'choose' },
  accepts: ['pdf'],
  optionFiles: { picture: { kinds: pictureKinds, most: 1 } },
  produces: ['pdf'],
  signatures: 'changed',
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  ownerPermission: 'modify',
  related: ['protect-pdf', 'merge-pdf', 'compress-pdf', 'organize-pdf'],
  wallSeconds: 120,
});
