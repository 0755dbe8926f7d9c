import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert a PDF to a presentation: one slide per page, with editable text, tables and shapes.',
  action: { one: 'Convert {count} file to PowerPoint', other: 'Convert {count} files to PowerPoint' },
  seo: {
    title: 'PDF to PowerPoint with editable text',
    description:
      'Convert PDF pages to PPTX slides: whole text boxes instead of loose lines, real titles, lists and tables, images and shapes in the right place.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Drop the presentations, reports or handouts you only have as a PDF.' },
    {
      title: 'Choose the pages',
      text: 'Each page becomes a slide of the same size. Leave the field empty to convert all of them.',
    },
    {
      title: 'Open and edit',
      text: 'Save the PPTX and open it in PowerPoint, Impress, Keynote or Google Slides.',
    },
  ],
  faq: [
    {
      ask: 'What can I edit on the slides?',
      answer:
        'Titles, paragraphs, lists with their bullets and numbers, tables, links, simple shapes and lines. Text that belongs together is in one box. Images keep their position, cropping and rotation.',
    },
    {
      ask: 'What becomes an image?',
      answer:
        'Drawings with very many strokes, colour gradients, patterns and objects clipped to irregular outlines. Text over them stays text. Charts become shapes and labels, no longer linked to their data.',
    },
    {
      ask: 'What about scanned pages?',
      answer:
        'Their text is recognized in the language you choose and placed over the page image in white text boxes that cover the original words. An existing text layer is used in the same way. The result lists pages that were hard to recognize. Without OCR, scanned pages become slides with just the image.',
    },
    {
      ask: 'Will it look exactly like my PDF?',
      answer:
        'Very similar. Fonts are referenced, not embedded: if one is missing, a similar one is used, and lines may break differently. Animations, transitions, speaker notes and videos are not in a PDF and cannot be restored. Comments are left out; form fields become text.',
    },
    {
      ask: 'What if the pages are of different sizes?',
      answer:
        'A presentation has one slide size. We use the most common page size; other pages are scaled to fit and centred, and the result says how many.',
    },
    {
      ask: 'How many files can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the presentations.',
    },
  ],
  options: {
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
