import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Move, rotate, remove and duplicate pages, and insert blank pages or pages from another PDF.',
  action: { one: 'Save {count} page', other: 'Save {count} pages' },
  seo: {
    title: 'Organize PDF pages: reorder, insert, remove',
    description:
      'See every page of a PDF and put them in order: drag, rotate, duplicate, remove, insert blank pages or pages from another file. Undo any step.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop it on the page. Every page appears in a grid, however long the document is.',
    },
    {
      title: 'Arrange the pages',
      text: 'Select one or several, then drag, rotate, duplicate or remove them. Insert blank pages or another PDF between them.',
    },
    {
      title: 'Save and review',
      text: 'Check the new document in the preview, then download it or continue with another tool.',
    },
  ],
  faq: [
    {
      ask: 'Can I undo what I did?',
      answer:
        'Yes, step by step, and you can redo it, too. Your original file is never changed; the result is a new one.',
    },
    {
      ask: 'Can I insert pages from another PDF?',
      answer:
        'Yes. Insert a PDF anywhere, then arrange its pages like the others. Up to {filesPerTask} files per task, {taskSize} together.',
    },
    {
      ask: 'Do links, bookmarks and form fields move with their pages?',
      answer: 'Yes, and so do comments, page labels and attachments.',
    },
    {
      ask: 'Are removed pages really gone?',
      answer: 'Yes. The new file contains only the pages you see, and nothing of those you removed.',
    },
    {
      ask: 'Can I work without a mouse?',
      answer:
        'Yes. You can select, move, rotate and remove pages with the keyboard, and screen readers announce the new position of each page.',
    },
    {
      ask: 'How long are my files kept?',
      answer: 'They are stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    order: {
      label: 'Page order',
      hint: 'For example 3,1,2. Pages can be repeated or left out, “blank” inserts a blank page, and 2:1-4 uses pages of the second file.',
    },
    rotate: { label: 'Rotation', hint: 'By position in the new document, for example 2:90,5:180' },
  },
} satisfies CopyOf<typeof options>;
