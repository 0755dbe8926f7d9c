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
      'Convert PDF to DOCX with real headings, lists, tables, columns, footnotes and links. A report lists the pages that need a closer look.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop one or several: reports, contracts, theses, even long ones.',
    },
    {
      title: 'Choose the pages',
      text: 'Convert the whole document, or type page numbers such as 1-3,5,8-.',
    },
    {
      title: 'Convert and check the report',
      text: 'Download the document and see which pages need a closer look.',
    },
  ],
  faq: [
    {
      ask: 'What do I get in Word?',
      answer:
        'Continuous paragraphs, with styles for headings, lists, captions and notes; automatic numbering; tables with merged cells; columns, headers and footers with page numbers; footnotes, images and working links. Text boxes are only used for text that stands apart from the flow.',
    },
    {
      ask: 'Will every page look the same?',
      answer:
        'Similar, but not identical. A PDF fixes the position of each letter; a Word document is laid out by your program, with your fonts. Lines can break differently, and a very full page may run over. Drawings and charts become images.',
    },
    {
      ask: 'Which fonts does the document use?',
      answer:
        'The fonts of the PDF if they come with Office or Windows, otherwise the closest ones that do. Fonts embedded in a PDF are only meant for viewing and are not copied into the document.',
    },
    {
      ask: 'What about scans?',
      answer:
        'Their text is recognized in the language you choose and becomes paragraphs, headings, lists and tables as on other pages. Pages that were hard to recognize are listed. Fonts are estimated, bold and italic are not recognized, and photographs in a scan are left out. Without OCR, scanned pages become images.',
    },
    {
      ask: 'What is not carried over?',
      answer:
        'Comments and stamps, sound and video, scripts, signatures and attachments. Formulas become text or images, not editable equations. If the file has no structure tags, headings, lists and tables are recognized by their appearance, which can go wrong.',
    },
    {
      ask: 'How many files can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
