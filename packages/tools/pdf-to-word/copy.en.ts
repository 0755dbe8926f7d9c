import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Get a Word document you can really edit: paragraphs, headings, lists and tables, not text boxes.',
  action: { one: 'Convert {count} PDF to Word', other: 'Convert {count} PDFs to Word' },
  seo: {
    title: 'PDF to Word: text that flows, tables that work',
    description:
      'Convert PDF to DOCX with real headings, lists, tables, columns, footnotes and links. A report tells how much of the original came through, page by page.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop one or several: reports, contracts, theses, even long ones.',
    },
    {
      title: 'Choose the pages',
      text: 'Take the whole document, or type page numbers such as 1-3,5,8-.',
    },
    {
      title: 'Convert and read the report',
      text: 'Download the document, and see which pages deserve a second look.',
    },
  ],
  faq: [
    {
      ask: 'What do I get in Word?',
      answer:
        'Paragraphs that flow from line to line, with styles for headings, lists, captions and notes; numbering that counts by itself; tables with merged cells; columns, headers and footers with page numbers; footnotes, pictures and links that work. Text boxes are made only for text that stands apart from the flow.',
    },
    {
      ask: 'Will every page look the same?',
      answer:
        'Close, but not identical. A PDF fixes each letter in its place; a Word document is laid out again by your program, with your fonts. Lines can break elsewhere, and a page that was very full may run over. Drawings and charts come as pictures.',
    },
    {
      ask: 'Which fonts does the document use?',
      answer:
        'Those of the PDF when they come with Office or Windows, otherwise the nearest ones that do. The fonts embedded in a PDF are for showing it, and are not copied into the document.',
    },
    {
      ask: 'What about scans?',
      answer:
        'Their words are read, in the language you choose, and become paragraphs, headings, lists and tables as on other pages. You are told which pages were hard to read. Fonts are guesses there, bold and italic are not recognized, and photographs in a scan are left out. If you leave scans unread, they come as pictures.',
    },
    {
      ask: 'What is not carried over?',
      answer:
        'Comments and stamps, sound and film, scripts, signatures and attachments. Formulas come as text or as pictures, not as equations you can edit. Headings, lists and tables are recognized from how they look where the file does not name them, and that can go wrong.',
    },
    {
      ask: 'How many files can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, with the documents made of them.',
    },
  ],
  options: {
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
