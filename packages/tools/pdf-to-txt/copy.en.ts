import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Get the words of a PDF as plain text, in the order one reads them.',
  action: { one: 'Extract text from {count} file', other: 'Extract text from {count} files' },
  seo: {
    title: 'PDF to text, in reading order',
    description:
      'Extract the text of a PDF as a plain UTF-8 file: words in reading order, column by column, from all pages or those you choose. You see it first.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Drop one or several on the page, or choose them from your device.' },
    { title: 'Choose the pages', text: 'Take all of them, or write which, for example 1-3,5,8-.' },
    {
      title: 'Read and download',
      text: 'Look through the text, then save it as a file any program can open.',
    },
  ],
  faq: [
    {
      ask: 'What is in the text file?',
      answer:
        'The words and line breaks, in UTF-8, so that accents and all scripts are kept. Fonts, colours, pictures and the rules of tables have no place in plain text.',
    },
    {
      ask: 'What if my PDF is a scan?',
      answer:
        'A scan is a picture of a page and holds no text to extract. You are told so, or how many pages it concerns, instead of getting an empty file without a word.',
    },
    {
      ask: 'How are columns handled?',
      answer:
        'The text follows the reading order of the page, one column after the other, instead of jumping across from line to line.',
    },
    {
      ask: 'Why are some characters wrong?',
      answer:
        'Some PDFs draw letters without saying which ones they are. Then copying in a reader gives the same wrong characters.',
    },
    {
      ask: 'How many files can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the text.',
    },
  ],
  options: {
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Empty takes all pages.' },
  },
} satisfies CopyOf<typeof options>;
