import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'images',
  place: 2,
  name: { en: 'Resize image', fr: 'Redimensionner une image' },
  summary: { en: 'Exact pixels or a preset', fr: 'Au pixel près, ou dans un format tout prêt' },
  keywords: {
    en: 'picture photo jpg png webp gif scale crop width height pixels passport id dimensions enlarge',
    fr: 'image photo jpg png webp gif échelle recadrer largeur hauteur pixels identité dimensions agrandir',
  },
  icon: 'M4 4h9v9H4zM13 20h7v-7M20 20l-6-6M16 4h4v4',
  workspace: { kind: 'files', ordered: false },
  accepts: ['jpg', 'png', 'webp', 'gif', 'bmp', 'heic', 'avif', 'tiff'],
  produces: ['jpg', 'png', 'webp', 'gif', 'bmp', 'avif', 'tiff'],
  joins: 'each',
  minFiles: 1,
  maxFiles: filesPerTask,
  related: ['compress-image', 'jpg-to-pdf', 'pdf-to-jpg'],
  wallSeconds: 300,
});
