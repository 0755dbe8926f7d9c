import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Combine PDFs into one document, in any order. Bookmarks, form fields and links are kept.',
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
      text: 'Drag the files, move them with the keyboard, or sort them by name. Select pages if you do not need the whole file.',
    },
    {
      title: 'Merge and check',
      text: 'Check the result, then download it or continue with another tool.',
    },
  ],
  faq: [
    {
      ask: 'What is kept from the files I merge?',
      answer:
        'Bookmarks, links, form fields, comments, page labels, attachments, and the tags that screen readers rely on. If two files have form fields with the same name, one is renamed, so that filling in one does not fill in the other.',
    },
    {
      ask: 'Can I merge only some pages of a file?',
      answer:
        'Yes. You can select pages for each file, for example 1-3,5,8- or odd. By default, all pages are included.',
    },
    {
      ask: 'What happens to pages of different sizes?',
      answer: 'Every page keeps its own size and orientation. Nothing is scaled or redrawn.',
    },
    {
      ask: 'Do digital signatures stay valid?',
      answer:
        'No. A signature certifies one exact file, and the merged document is a different one. Keep the signed originals as well.',
    },
    {
      ask: 'Is the result protected if my files were?',
      answer:
        'No. You enter their passwords, and the merged document opens without one. Protect it again if needed.',
    },
    {
      ask: 'How many files can I merge, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    bookmarks: {
      label: 'Bookmarks',
      choices: {
        file: { label: 'One entry per file', hint: 'With the file’s bookmarks below it' },
        keep: { label: 'Keep as they are', hint: 'The bookmarks of all files, one after another' },
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
      hint: 'For double-sided printing. A blank page is added where needed.',
    },
    pages: {
      label: 'Pages of each file',
      hint: 'One page range per file, separated by semicolons: 1-3;;2,5- includes all of the second file.',
    },
  },
} satisfies CopyOf<typeof options>;
