import { defineTool } from '../_kit/define-tool.ts';

export default defineTool({
  group: 'to-pdf',
  place: 8,
  name: { en: 'E-books to PDF', fr: 'Livres numériques en PDF' },
  summary: { en: 'EPUB, MOBI, AZW3 and FB2 to PDF', fr: 'EPUB, MOBI, AZW3 et FB2 en PDF' },
  keywords: {
    en: 'ebook epub mobi azw3 azw prc fb2 fbz kindle fictionbook book novel convert',
    fr: 'ebook epub mobi azw3 azw prc fb2 fbz kindle fictionbook livre roman liseuse convertir',
  },
  icon: 'M12 6c-2-1.6-4.7-2-8-2v14c3.3 0 6 .4 8 2 2-1.6 4.7-2 8-2V4c-3.3 0-6 .4-8 2zm0 0v14',
  workspace: { kind: 'files', ordered: false },
  accepts: ['epub', 'mobi', 'azw3', 'fb2'],
  produces: ['pdf'],
  joins: 'each',
  minFiles: 1,
  maxFiles: 20,
  related: ['merge-pdf', 'compress-pdf', 'split-pdf', 'protect-pdf'],
  wallSeconds: 600,
  program: 'chromium',
});
