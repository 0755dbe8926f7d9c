import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn EPUB, MOBI, AZW3 and FB2 books into pages you can print, mark up and read anywhere.',
  action: { one: 'Convert {count} book', other: 'Convert {count} books' },
  seo: {
    title: 'EPUB, MOBI, AZW3 and FB2 to PDF, links kept',
    description:
      'Convert e-books to PDF with their cover, contents as bookmarks, pictures, own fonts and footnotes that lead there and back. Choose page and text size.',
  },
  howTo: [
    {
      title: 'Add your books',
      text: 'Drop EPUB, MOBI, AZW3 or FB2 files here, from any shop that sells without DRM.',
    },
    {
      title: 'Choose page and text size',
      text: 'A5 reads like a paperback. A4 and Letter suit large print and notes in the margin.',
    },
    {
      title: 'Convert and leaf through',
      text: 'Look at the pages and try the bookmarks, then download the PDF.',
    },
  ],
  faq: [
    {
      ask: 'Which books can be converted?',
      answer:
        'EPUB 2 and 3, MOBI and PRC, AZW3 and AZW, and FB2, zipped or not. Books locked with DRM by their seller (Adobe, Apple, Amazon, Readium LCP) are refused. The Kindle formats KFX and Topaz are not read.',
    },
    {
      ask: 'What is kept of the book?',
      answer:
        'The cover, the contents as bookmarks with all their levels, links and footnotes in both directions, pictures, tables, formulas, the fonts inside the book and its own design as far as paper allows. Title, author and language go into the properties of the PDF.',
    },
    {
      ask: 'What is lost?',
      answer:
        'Sound, video, animations and everything that scripts would do: scripts never run here, and nothing is fetched from the web. The pages carry no printed page numbers; your reader counts them.',
    },
    {
      ask: 'Are Japanese, Chinese, Arabic and Hebrew books typeset properly?',
      answer:
        'Vertical lines stay vertical, and right-to-left text runs and turns as it should. Where a book brings no font of its own, free fonts for its script are used and embedded.',
    },
    {
      ask: 'Why does it look different from my e-reader?',
      answer:
        'An e-reader lays text out again for every screen; a page stays as it is. Books with fixed pages, such as comics and picture books, keep the size each page has, and the options for page, text and margin do not change them.',
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
