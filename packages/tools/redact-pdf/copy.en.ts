import { languageChoices } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'What you mark is removed from the pages and every hidden place of the file, and the result is searched to prove it.',
  action: { one: 'Redact {count} mark', other: 'Redact {count} marks' },
  seo: {
    title: 'Redact a PDF online: remove text for good',
    description:
      'Black out names, numbers and images in a PDF so that nobody can get them back. Finds emails, IBANs, card and phone numbers, and proves the result.',
  },
  howTo: [
    { title: 'Open your PDF', text: 'Drop a file. It opens page by page, and nothing is removed yet.' },
    {
      title: 'Mark what must go',
      text: 'Drag over an area, select words, or search for texts and personal data and look through the matches.',
    },
    {
      title: 'Apply and read the proof',
      text: 'The report says where something was removed, and how the new file was searched for it.',
    },
  ],
  faq: [
    {
      ask: 'Is the text under the black boxes really gone?',
      answer:
        'Yes. Letters are removed from the page, pixels of images are overwritten, and drawings are cut. The box is only drawn where something was. Other programs that extract text find nothing there.',
    },
    {
      ask: 'Where else may a text be hidden?',
      answer:
        'In comments, bookmarks, links, form fields, document properties, metadata, texts for screen readers, names of layers, scripts, thumbnails and attached files. All of these are searched, and what is found is removed.',
    },
    {
      ask: 'What does the proof consist of?',
      answer:
        'Two independent programs extract the text of the new file, every text and stream in it is searched, and each redacted area is drawn and must have one colour. If anything is found, you get no file, and you see where it was.',
    },
    {
      ask: 'What happens to signatures and attachments?',
      answer:
        'The file is rewritten, so its signatures are lost. Attached files are removed, because nobody can prove what they hold. You are told before you apply anything.',
    },
    {
      ask: 'Does it work on scans?',
      answer:
        'Yes. The pixels below an area are overwritten. On pages without text, OCR finds the words and the personal data that you search for; the report says on which pages and how many. OCR can miss words, so look through these pages, and mark what is left as an area.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    edits: {
      label: 'Edits',
      hint: 'List of changes as JSON. On the command line, the path of a JSON file',
    },
    redact: {
      label: 'Text to remove',
      hint: 'Every occurrence is removed, on the pages and elsewhere in the file. May be given several times',
    },
    redactPattern: {
      label: 'Personal data to remove',
      choices: {
        ssn: { label: 'Social Security numbers' },
        ein: { label: 'Employer identification numbers' },
        email: { label: 'Email addresses' },
        iban: { label: 'IBANs' },
        phone: { label: 'Phone numbers' },
        card: { label: 'Card numbers' },
        date: { label: 'Dates' },
      },
    },
    matchCase: { label: 'Match capital letters' },
    wholeWords: { label: 'Whole words only' },
    language: {
      label: 'Languages of scans',
      hint: 'For pages without text, whose words OCR finds. Main language first; up to four',
      choices: languageChoices,
    },
    report: {
      label: 'Save the report as a file, too',
      hint: 'Where something was removed, as JSON, without the texts. On the command line, the path of the file',
    },
  },
} satisfies CopyOf<typeof options>;
