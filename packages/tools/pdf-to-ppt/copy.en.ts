import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Get a presentation back from a PDF: one slide per page, with text, tables and shapes you can edit.',
  action: { one: 'Make slides from {count} file', other: 'Make slides from {count} files' },
  seo: {
    title: 'PDF to PowerPoint with text you can edit',
    description:
      'Turn PDF pages into PPTX slides: whole text boxes instead of loose lines, real titles, lists and tables, pictures and shapes in their places.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Drop the slides you only have as a PDF: a talk, a report, a handout.' },
    {
      title: 'Choose the pages',
      text: 'Each page becomes a slide of the same size. Leave the field empty to take all of them.',
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
        'Titles, paragraphs, lists with their bullets and numbers, tables, links, plain shapes and lines. Text that belongs together is in one box. Pictures sit where they were, cropped and turned as on the page.',
    },
    {
      ask: 'What becomes a picture?',
      answer:
        'Drawings of very many strokes, colour gradients, patterns and what is cut to an odd outline. The text over them stays text. Charts come as shapes and labels, no longer tied to their numbers.',
    },
    {
      ask: 'What about scanned pages?',
      answer:
        'Their words are read, in the language you choose, and laid over the picture of the page in white text boxes that cover what they say. A text layer that is there already is used the same way. Pages that were hard to read are named with the result. If you leave scans unread, they become slides with the picture alone.',
    },
    {
      ask: 'Will it look exactly like my PDF?',
      answer:
        'Close to it. Fonts are named, not embedded: where one is missing, a similar one stands in, and lines may break elsewhere. Animations, transitions, speaker notes and videos are not in a PDF and cannot come back. Comments are left out; form fields come as their text.',
    },
    {
      ask: 'What if the pages are of different sizes?',
      answer:
        'A presentation has one slide size. It takes that of most pages; the others are scaled to fit and put in the middle, and the result says how many.',
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
