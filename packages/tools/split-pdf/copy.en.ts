import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Cut a PDF by page range, page count, bookmark or size, or extract the pages you choose.',
  action: { one: 'Split {count} page', other: 'Split {count} pages' },
  seo: {
    title: 'Split a PDF by pages, bookmarks or size',
    description:
      'Cut a PDF into parts: by page ranges, every few pages, at its bookmarks or below a file size. Take the parts one by one or all in a zip.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop the document, and its pages are spread out in front of you.',
    },
    {
      title: 'Choose where to cut',
      text: 'Click the pages you want, type ranges, or let bookmarks, a page count or a size decide.',
    },
    {
      title: 'Split and download',
      text: 'Look through the parts, then take them one by one or all together as a zip.',
    },
  ],
  faq: [
    {
      ask: 'What do the parts keep of the original?',
      answer:
        'The links, form fields, comments and bookmarks that belong to their pages. Text stays text and images stay as they were, because pages are moved rather than redrawn.',
    },
    {
      ask: 'Does a part contain anything of the other pages?',
      answer:
        'No. Pages that are not in a part leave no trace in its bytes, so you can pass on a part without passing on the rest.',
    },
    {
      ask: 'How do I get every page as its own file?',
      answer:
        'Split by number of pages and enter 1, or choose nothing at all: one file for each page is the default.',
    },
    {
      ask: 'What if one page is larger than the size I set?',
      answer:
        'A page cannot be cut further, so it gets a file of its own, and you are told that this file is larger. Compressing the document first may help.',
    },
    {
      ask: 'Are the parts of a protected PDF protected, too?',
      answer:
        'Yes. You enter the password once, and every part opens with that password and carries the same restrictions.',
    },
    {
      ask: 'How large may the file be, and how long is it kept?',
      answer:
        'One PDF of up to {taskSize}. It is stored encrypted and deleted {retention} after upload, together with its parts.',
    },
  ],
  options: {
    ranges: { label: 'By page ranges', hint: 'A file for each range, for example 1-3,4-10,12-' },
    every: {
      label: 'By number of pages',
      hint: 'A new file after this many pages; 1 makes a file of every page',
    },
    pages: { label: 'Chosen pages as one file', hint: 'For example 1-3,5,8-, odd, even or last' },
    atBookmarks: { label: 'At bookmarks', hint: 'A new file at every bookmark of the first level' },
    maxSize: { label: 'By file size', hint: 'As many pages in each file as fit, for example 10MB or 500KB' },
  },
} satisfies CopyOf<typeof options>;
