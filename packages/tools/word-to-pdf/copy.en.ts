import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert Word documents to PDF with working links, bookmarks and tags for screen readers.',
  action: { one: 'Convert {count} document', other: 'Convert {count} documents' },
  seo: {
    title: 'Word to PDF with links, bookmarks and tags',
    description:
      'Convert DOC, DOCX, ODT, RTF and Works files to PDF. Headings become bookmarks, links keep working, and tracked changes are accepted or shown as you prefer.',
  },
  howTo: [
    {
      title: 'Add your documents',
      text: 'Drop letters, reports or forms. If one is protected, you are asked for its password.',
    },
    {
      title: 'Choose how to show changes and comments',
      text: 'Tracked changes can be accepted or stay visible; comments can be shown in the margin.',
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
        'Often, but not always. The conversion uses LibreOffice, which may break lines or place drawings differently from Word. Check the PDF before you share it.',
    },
    {
      ask: 'What about fonts?',
      answer:
        'Calibri, Cambria, Arial, Times New Roman and Courier New are replaced by open fonts of the same widths, so line breaks stay the same. Other fonts are used if they are embedded in the document; otherwise the closest match is used. Chinese, Japanese, Korean and Arabic use Noto fonts.',
    },
    {
      ask: 'What else is kept?',
      answer:
        'Headings become bookmarks, links keep working, and the structure is tagged for screen readers. Fillable form fields stay fillable.',
    },
    {
      ask: 'Do macros run, or are images loaded from the web?',
      answer:
        'No. Macros never run, external content is not loaded, and tables of contents and fields keep their saved state. Save the document with its images embedded.',
    },
    {
      ask: 'Can protected documents be converted?',
      answer: 'Yes. You are asked for their password. The PDF itself has none: protect it again if needed.',
    },
    {
      ask: 'How many documents can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} documents, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'For password-protected documents' },
    changes: {
      label: 'Tracked changes',
      choices: {
        accepted: { label: 'Accept', hint: 'Shows the final text' },
        shown: { label: 'Show', hint: 'Insertions and deletions visible' },
      },
    },
    comments: {
      label: 'Comments',
      choices: {
        none: { label: 'Leave out' },
        margin: { label: 'In the margin', hint: 'Pages are scaled down to make room' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
