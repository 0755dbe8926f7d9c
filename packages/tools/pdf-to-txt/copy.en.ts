import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Extract the text of a PDF in reading order, as plain text, Markdown or HTML.',
  action: { one: 'Extract text from {count} file', other: 'Extract text from {count} files' },
  seo: {
    title: 'PDF to text, Markdown or HTML, in reading order',
    description:
      'Extract the text of a PDF: complete paragraphs, column by column, without page numbers. Plain text, Markdown with tables, or one HTML page with images.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Papers, contracts, books: drop the files you want to read, search or quote.',
    },
    {
      title: 'Choose the format',
      text: 'Plain text for any program, Markdown for notes and wikis, HTML to read in a browser.',
    },
    {
      title: 'Read and download',
      text: 'Check the text, then save it as a file.',
    },
  ],
  faq: [
    {
      ask: 'What is in the text file?',
      answer:
        'One line per paragraph, in UTF-8, regardless of the line breaks in print. Lists keep their labels. Tables keep their columns, or have tabs between cells if they are wider than 120 characters. Notes are placed at the end of the page that refers to them, and each page ends with a form feed (the plain-text page break).',
    },
    {
      ask: 'When should I choose Markdown, and when HTML?',
      answer:
        'Markdown keeps headings, lists, bold and italic, links to the web, tables and footnotes in plain, readable text; tables with merged cells are written as HTML, and images are left out. HTML gives you a single self-contained page with the same contents plus images and internal links; text inside drawings remains part of the image.',
    },
    {
      ask: 'What is left out?',
      answer:
        'Page numbers. Headers and footers appear once, not on every page; if each chapter has its own, only the most common one is kept. Fonts, sizes, colours, backgrounds and comments are not kept. Formulas are reduced to their characters, which is rarely enough.',
    },
    {
      ask: 'How are columns handled?',
      answer:
        'Each column is read to its end before the next one, and paragraphs that continue in the next column or on the next page are joined. If the file has no structure tags, headings, lists and tables are recognized by their appearance; on crowded pages, posters and forms, the order can be wrong.',
    },
    {
      ask: 'Why are words missing or wrong?',
      answer:
        'A scan is an image of a page: its text is recognized in the language you choose, and words can be lost in faint copies, small print and handwriting. Pages with many uncertain words are listed. Some other PDFs do not record which characters they show; copying text in a PDF reader gives the same wrong characters.',
    },
    {
      ask: 'How many files can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the text.',
    },
  ],
  options: {
    format: {
      label: 'Format',
      choices: {
        txt: { label: 'Plain text', hint: 'Text only, for any program' },
        md: { label: 'Markdown', hint: 'With headings, lists, tables and links' },
        html: { label: 'Web page (HTML)', hint: 'One file with images, opens in any browser' },
      },
    },
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
