import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Put PDFs in order and get one document. Bookmarks, form fields and links are kept.',
  action: { one: 'Merge {count} file', other: 'Merge {count} files' },
  seo: {
    title: 'Merge PDF files into one document',
    description:
      'Combine PDF files in the order you choose. Bookmarks, form fields, links and attachments are kept, and you see the result before saving it.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop them anywhere on the page, paste them, or choose them from your device.',
    },
    {
      title: 'Put them in order',
      text: 'Drag the covers, move them with the keyboard, or sort by name. Pick pages where you do not need the whole file.',
    },
    {
      title: 'Merge and check',
      text: 'Read through the result, then download it or continue with another tool.',
    },
  ],
  faq: [
    {
      ask: 'What is kept from the files I merge?',
      answer:
        'Bookmarks, links, form fields, comments, page labels, attachments, and the tags that screen readers rely on. Where two files have form fields of the same name, one is renamed, so that filling in one does not fill in the other.',
    },
    {
      ask: 'Can I take only some pages of a file?',
      answer:
        'Yes. Every file has its own choice of pages, for example 1-3,5,8- or odd. Without a choice all pages are taken.',
    },
    {
      ask: 'What happens to pages of different sizes?',
      answer: 'Every page keeps its own size and orientation. Nothing is scaled or redrawn.',
    },
    {
      ask: 'Do digital signatures stay valid?',
      answer:
        'No. A signature certifies one exact file, and the merged document is a different one. Keep the signed originals beside it.',
    },
    {
      ask: 'Is the result protected when my files were?',
      answer:
        'No. You enter their passwords, and the merged document opens freely. Protect it again if it should not.',
    },
    {
      ask: 'How many files can I merge, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, and so is the result.',
    },
  ],
  options: {
    bookmarks: {
      label: 'Bookmarks',
      choices: {
        file: { label: 'One entry for each file', hint: 'With the bookmarks of the file beneath it' },
        keep: { label: 'As they are', hint: 'The bookmarks of all files, one after the other' },
        none: { label: 'None' },
      },
    },
    sort: {
      label: 'Order',
      choices: {
        given: { label: 'As arranged' },
        name: { label: 'By name', hint: 'File 2 comes before file 10' },
      },
    },
    oddStart: {
      label: 'Start each file on an odd page',
      hint: 'For printing on both sides. A blank page is added where one is needed.',
    },
    pages: {
      label: 'Pages of each file',
      hint: 'One choice for each file, separated by semicolons: 1-3;;2,5- takes the whole second file.',
    },
  },
} satisfies CopyOf<typeof options>;
