import { filesPerTask } from '@octavo/contract/limits';
import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 4,
  name: { en: 'JPG to PDF', fr: 'JPG en PDF' },
  summary: { en: 'Images to PDF, without quality loss', fr: 'Des images en PDF, sans perte de qualité' },
  keywords: {
    en: 'image picture photo png webp tiff bmp heic avif convert scan',
    fr: 'image photo png webp tiff bmp heic avif convertir numérisation jpeg photos scan',
  },
  icon: 'M5 3h10l4 4v14H5zM8 17l3-4 2 2 2-2.5 2 4.5zM9 9.5h.01',
  workspace: { kind: 'files', ordered: true },
  accepts: ['jpg', 'png', 'webp', 'tiff', 'bmp', 'heic', 'avif'],
  produces: ['pdf'],
  joins: 'all',
  minFiles: 1,
  maxFiles: filesPerTask,
  related: ['merge-pdf', 'compress-pdf', 'pdf-to-jpg', 'organize-pdf'],
  pro: { pageSize: 'changed', orientation: 'changed', margin: 'changed' },
  wallSeconds: 300,
});
