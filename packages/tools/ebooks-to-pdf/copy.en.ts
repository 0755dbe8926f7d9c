import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert EPUB, MOBI, AZW3 and FB2 books to PDFs you can print, annotate and read anywhere.',
  action: { one: 'Convert {count} book', other: 'Convert {count} books' },
  seo: {
    title: 'EPUB, MOBI, AZW3 and FB2 to PDF, links kept',
    description:
      'Convert e-books to PDF with their cover, table of contents as bookmarks, images, fonts and linked footnotes. Choose page and text size.',
  },
  howTo: [
    {
      title: 'Add your books',
      text: 'Drop EPUB, MOBI, AZW3 or FB2 files without DRM, from any store.',
    },
    {
      title: 'Choose page and text size',
      text: 'A5 reads like a paperback. A4 and Letter are good for large print and margin notes.',
    },
    {
      title: 'Convert and check',
      text: 'Browse the pages and try the bookmarks, then download the PDF.',
    },
  ],
  faq: [
    {
      ask: 'Which books can be converted?',
      answer:
        'EPUB 2 and 3, MOBI and PRC, AZW3 and AZW, and FB2, zipped or not. DRM-protected books (Adobe, Apple, Amazon, Readium LCP) are refused. The Kindle formats KFX and Topaz are not supported.',
    },
    {
      ask: 'What is kept from the book?',
      answer:
        'The cover, the table of contents as bookmarks with all levels, links and footnotes in both directions, images, tables, formulas, embedded fonts and the book’s own design as far as paper allows. Title, author and language are added to the PDF properties.',
    },
    {
      ask: 'What is lost?',
      answer:
        'Sound, video, animations and anything that depends on scripts: scripts never run, and nothing is loaded from the web. Pages have no printed page numbers; your PDF reader shows them.',
    },
    {
      ask: 'Are Japanese, Chinese, Arabic and Hebrew books typeset properly?',
      answer:
        'Yes. Vertical text stays vertical, and right-to-left books keep their reading direction. If a book contains no fonts, free fonts for its script are used and embedded.',
    },
    {
      ask: 'Why does it look different from my e-reader?',
      answer:
        'An e-reader adapts the text to each screen; a PDF page is fixed. Books with fixed pages, such as comics and picture books, keep the size of each page, and the page, text and margin options do not apply.',
    },
    {
      ask: 'How long are my books kept?',
      answer: 'They are stored encrypted and deleted {retention} after upload, together with the PDF.',
    },
  ],
  options: {
    pageSize: {
      label: 'Page size',
      choices: {
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        a6: { label: 'A6' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
      },
    },
    fontSize: {
      label: 'Text size',
      choices: {
        small: { label: 'Small' },
        medium: { label: 'Medium' },
        large: { label: 'Large' },
        largest: { label: 'Very large' },
      },
    },
    margin: { label: 'Margin', hint: '0 to 40 millimetres around the text' },
  },
} satisfies CopyOf<typeof options>;
