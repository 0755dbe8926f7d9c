import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Split a PDF by page range, page count, bookmarks or size, or extract selected pages.',
  action: { one: 'Split {count} page', other: 'Split {count} pages' },
  seo: {
    title: 'Split a PDF by pages, bookmarks or size',
    description:
      'Split a PDF into parts: by page ranges, every few pages, at its bookmarks or by file size. Download the parts one by one or all in a zip.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop the document to see all its pages.',
    },
    {
      title: 'Choose where to split',
      text: 'Choose the pages you want, type ranges, or split by bookmarks, page count or size.',
    },
    {
      title: 'Split and download',
      text: 'Check the parts, then download them one by one or all together as a zip.',
    },
  ],
  faq: [
    {
      ask: 'What do the parts keep of the original?',
      answer:
        'The links, form fields, comments and bookmarks that belong to their pages. Text stays text and images stay as they were, because pages are copied, not redrawn.',
    },
    {
      ask: 'Does a part contain anything from the other pages?',
      answer:
        'No. Pages that are not in a part leave no trace in its file, so you can share a part without sharing the rest.',
    },
    {
      ask: 'How do I get every page as its own file?',
      answer:
        'Split by number of pages and enter 1, or leave the options as they are: one file per page is the default.',
    },
    {
      ask: 'What if one page is larger than the size I set?',
      answer:
        'A single page cannot be split, so it gets its own file, and the result tells you that it exceeds the size. Compressing the document first may help.',
    },
    {
      ask: 'Are the parts of a protected PDF protected, too?',
      answer: 'Yes. You enter the password once, and every part has the same password and restrictions.',
    },
    {
      ask: 'How large may the file be, and how long is it kept?',
      answer:
        'One PDF of up to {taskSize}. It is stored encrypted and deleted {retention} after upload, together with its parts.',
    },
  ],
  options: {
    ranges: { label: 'By page ranges', hint: 'One file per range, for example 1-3,4-10,12-' },
    every: {
      label: 'By number of pages',
      hint: 'A new file after this many pages; 1 creates one file per page',
    },
    pages: { label: 'Extract selected pages', hint: 'For example 1-3,5,8-, odd, even or last' },
    atBookmarks: { label: 'At bookmarks', hint: 'A new file at every top-level bookmark' },
    maxSize: { label: 'By file size', hint: 'Maximum size of each file, for example 10MB or 500KB' },
  },
} satisfies CopyOf<typeof options>;
