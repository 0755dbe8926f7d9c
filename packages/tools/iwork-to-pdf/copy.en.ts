import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Open Pages, Numbers and Keynote documents anywhere, without a Mac.',
  action: { one: 'Convert {count} iWork document', other: 'Convert {count} iWork documents' },
  seo: {
    title: 'Pages, Numbers and Keynote to PDF',
    description:
      'Turn Pages, Numbers and Keynote documents, old or new, into PDF on any computer. You are told plainly when only a preview could be drawn.',
  },
  howTo: [
    {
      title: 'Add your documents',
      text: 'Drop files that end in .pages, .numbers or .key. Old and new ones may be mixed.',
    },
    {
      title: 'Convert them',
      text: 'Each document is opened, drawn and checked: you never get a blank page passed off as a result.',
    },
    {
      title: 'Read the note, then download',
      text: 'When a document could only be drawn in part, the note beside it says which part.',
    },
  ],
  faq: [
    {
      ask: 'Will the PDF look exactly as it does on my Mac?',
      answer:
        'Text and order do; the finish often does not. Apple’s fonts are not free to use, so others stand in, and lines may break elsewhere. For an exact copy, export the PDF in Pages, Numbers or Keynote.',
    },
    {
      ask: 'What does “first page preview only” mean?',
      answer:
        'Some recent documents cannot be read by any program but Apple’s. Each holds a small picture of its first page, and then that picture is all we can give you. We say so instead of passing it off as the document.',
    },
    {
      ask: 'What happens to charts and formulas in Numbers?',
      answer:
        'Where the sheet as a whole cannot be drawn, its tables are read directly: values, merged cells and the last results of formulas. Charts, pictures and colours are then missing, and the note says so.',
    },
    {
      ask: 'Can you open a document with a password?',
      answer:
        'No. iWork encrypts its documents in a way that only its own programs can open. Remove the password there, convert, and protect the PDF afterwards.',
    },
    {
      ask: 'How many documents can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} documents, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {},
} satisfies CopyOf<typeof options>;
