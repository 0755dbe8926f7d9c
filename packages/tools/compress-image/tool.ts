import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'images',
  place: 1,
  name: { en: 'Compress image', fr: 'Compresser une image' },
  summary: {
    en: 'Smaller images, compared side by side',
    fr: 'Plus légères, comparées avant et après',
  },
  keywords: {
    en: 'picture photo jpg jpeg png webp gif bmp heic avif tiff shrink reduce size smaller weight optimize',
    fr: 'image photo jpg jpeg png webp gif bmp heic avif tiff réduire taille alléger poids optimiser',
  },
  icon: 'M4 5h16v14H4zM7 16l4-5 3 3 1.5-2 2.5 4zM8.5 9h.01',
  workspace: { kind: 'files', ordered: false },
  accepts: ['jpg', 'png', 'webp', 'gif', 'bmp', 'heic', 'avif', 'tiff'],
  produces: ['jpg', 'png', 'webp', 'gif', 'bmp', 'avif', 'tiff'],
  joins: 'each',
  minFiles: 1,
  maxFiles: filesPerTask,
  related: ['resize-image', 'jpg-to-pdf', 'compress-pdf', 'pdf-to-jpg'],
  wallSeconds: 300,
});
