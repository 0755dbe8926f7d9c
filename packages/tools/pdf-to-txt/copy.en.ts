import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Get the words of a PDF in reading order, as plain text, Markdown or a web page.',
  action: { one: 'Extract text from {count} file', other: 'Extract text from {count} files' },
  seo: {
    title: 'PDF to text, Markdown or HTML, in reading order',
    description:
      'Extract the text of a PDF: paragraphs made whole, column by column, without page numbers. Plain text, Markdown with tables, or one HTML page with pictures.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Papers, contracts, books: drop what you want to read, search or quote.',
    },
    {
      title: 'Choose the format',
      text: 'Plain text for any program, Markdown for notes and wikis, HTML to read in a browser.',
    },
    {
      title: 'Read and download',
      text: 'Look through the text, then save it as a file.',
    },
  ],
  faq: [
    {
      ask: 'What is in the text file?',
      answer:
        'Every paragraph on a line of its own, in UTF-8, however the lines were broken in print. Lists keep their labels. Tables keep their columns, or have tabs between cells when they are wider than 120 characters. Notes come at the end of the page that refers to them, and a form feed (the page break of plain text) ends each page.',
    },
    {
      ask: 'When should I choose Markdown, and when HTML?',
      answer:
        'Markdown keeps headings, lists, bold and italic, links to the web, tables and footnotes in a text that people can read as it is; tables with merged cells are written in HTML there, and pictures are left out. HTML is one page that needs no other file: the same, with pictures in it and links within the document; words in a drawing stay in its picture there.',
    },
    {
      ask: 'What is left out?',
      answer:
        'Page numbers. Headers and footers are written once, not on every page, and where each chapter has its own only the most common one. Fonts, sizes, colours, backgrounds and comments are not kept. Formulas come as the characters they are made of, which is rarely enough.',
    },
    {
      ask: 'How are columns handled?',
      answer:
        'One is read to its end before the next begins, and a paragraph that continues in the next column or on the next page is joined. Headings, lists and tables are recognized by how they look where the file does not name them; on crowded pages, posters and forms the order can be wrong.',
    },
    {
      ask: 'Why are words missing or wrong?',
      answer:
        'A scan is a picture of a page: its words are read in the language you choose, and faint copies, small print and handwriting lose some. Pages on which much was uncertain are named. Other PDFs draw letters without saying which ones they are; copying in a reader gives the same wrong characters.',
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
        txt: { label: 'Plain text', hint: 'Only the words, for any program' },
        md: { label: 'Markdown', hint: 'Headings, lists, tables and links in readable marks' },
        html: { label: 'Web page (HTML)', hint: 'One file with pictures, opens in any browser' },
      },
    },
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
