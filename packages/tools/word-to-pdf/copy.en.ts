import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn Word documents into PDFs with working links, bookmarks and tags for screen readers.',
  action: { one: 'Convert {count} document', other: 'Convert {count} documents' },
  seo: {
    title: 'Word to PDF with links, bookmarks and tags',
    description:
      'Convert DOC, DOCX, ODT, RTF and Works files to PDF. Headings become bookmarks, links keep working, and tracked changes are accepted or shown as you wish.',
  },
  howTo: [
    {
      title: 'Add your documents',
      text: 'Drop letters, reports or forms. If one is protected, you are asked for its password.',
    },
    {
      title: 'Decide on changes and comments',
      text: 'Tracked changes can be accepted or stay marked; comments can go in the margin.',
    },
    {
      title: 'Convert and compare',
      text: 'Check the line and page breaks against your document, then download.',
    },
  ],
  faq: [
    {
      ask: 'Will it look exactly as it does in Word?',
      answer:
        'Very often, not always. LibreOffice lays the pages out, and where it breaks lines or places a drawing differently from Word, so does the PDF. Look through it before you send it on.',
    },
    {
      ask: 'What about fonts?',
      answer:
        'Calibri, Cambria, Arial, Times New Roman and Courier New are replaced by open fonts of the same widths, so lines break where they did. Other fonts are used when they are embedded in the document; otherwise the nearest one takes their place. Chinese, Japanese, Korean and Arabic are drawn with Noto.',
    },
    {
      ask: 'What else is kept?',
      answer:
        'Headings become bookmarks, links keep working, and the structure is tagged for screen readers. Fillable form fields stay fillable.',
    },
    {
      ask: 'Do macros run, or are pictures fetched from the web?',
      answer:
        'No. Macros never run, contents linked from elsewhere are not fetched, and tables of contents and fields keep what was saved. Save the document with its pictures inside it.',
    },
    {
      ask: 'Can protected documents be converted?',
      answer:
        'Yes, with their password, which you are asked for. The PDF itself has none: protect it again if you need to.',
    },
    {
      ask: 'How many documents can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} documents, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'For documents that ask for one' },
    changes: {
      label: 'Tracked changes',
      choices: {
        accepted: { label: 'Accepted', hint: 'The text as it would read' },
        shown: { label: 'Marked', hint: 'Insertions and deletions visible' },
      },
    },
    comments: {
      label: 'Comments',
      choices: {
        none: { label: 'Left out' },
        margin: { label: 'In the margin', hint: 'Pages are scaled down to make room' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
