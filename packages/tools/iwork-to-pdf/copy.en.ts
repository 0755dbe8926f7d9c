import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert Pages, Numbers and Keynote documents to PDF, without a Mac.',
  action: { one: 'Convert {count} iWork document', other: 'Convert {count} iWork documents' },
  seo: {
    title: 'Pages, Numbers and Keynote to PDF',
    description:
      'Convert Pages, Numbers and Keynote documents, old or new, to PDF on any computer. You are told clearly when only a preview is available.',
  },
  howTo: [
    {
      title: 'Add your documents',
      text: 'Drop .pages, .numbers or .key files. You can mix old and new ones.',
    },
    {
      title: 'Convert them',
      text: 'Each document is opened, rendered and checked, so you never get a blank page as a result.',
    },
    {
      title: 'Read the note, then download',
      text: 'If a document could only be converted in part, the note next to it says which part.',
    },
  ],
  faq: [
    {
      ask: 'Will the PDF look exactly as it does on my Mac?',
      answer:
        'Text and order will; details often differ. Apple’s fonts are not free to use, so others replace them, and lines may break differently. For an exact copy, export the PDF from Pages, Numbers or Keynote.',
    },
    {
      ask: 'What does “first page preview only” mean?',
      answer:
        'Some recent documents can only be opened by Apple’s programs. They contain a small image of the first page, and this image is all we can convert. We tell you so instead of presenting it as the whole document.',
    },
    {
      ask: 'What happens to charts and formulas in Numbers?',
      answer:
        'If a sheet cannot be rendered as a whole, its tables are read directly: values, merged cells and the last results of formulas. Charts, images and colours are then missing, and the note says so.',
    },
    {
      ask: 'Can you open a document with a password?',
      answer:
        'No. Only iWork can open its encrypted documents. Remove the password there, convert the document, and protect the PDF afterwards.',
    },
    {
      ask: 'How many documents can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} documents, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {},
} satisfies CopyOf<typeof options>;
