import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 10,
  name: { en: 'iWork to PDF', fr: 'iWork en PDF' },
  summary: { en: 'Pages, Numbers and Keynote', fr: 'Pages, Numbers et Keynote' },
  keywords: {
    en: 'apple mac pages numbers keynote key convert',
    fr: 'apple mac pages numbers keynote key convertir',
  },
  icon: 'M5 3h10l4 4v14H5zM9 17v-4M12 17v-7M15 17v-2.5',
  workspace: { kind: 'files', ordered: false },
  accepts: ['pages', 'numbers', 'key'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['merge-pdf', 'compress-pdf', 'protect-pdf'],
  wallSeconds: 180,
  program: 'office',
});
