import { languageChoices } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Make scans and photos of pages searchable, with text you can select and copy.',
  action: { one: 'Recognize text in {count} file', other: 'Recognize text in {count} files' },
  seo: {
    title: 'PDF OCR: make scans searchable in eleven languages',
    description:
      'Turn scans and photos of pages into a searchable PDF, a Word or Excel file, or plain text. Skewed and sideways pages work, too.',
  },
  howTo: [
    {
      title: 'Add your scans',
      text: 'Drop PDFs or photos of pages here, or choose them from your device.',
    },
    {
      title: 'Choose the language',
      text: 'Select the language of the text, or several for a mixed document. Get a PDF, Word, Excel or plain text file.',
    },
    {
      title: 'Check and download',
      text: 'We list the pages that were hard to recognize, so you know what to double-check.',
    },
  ],
  faq: [
    {
      ask: 'Will my pages look any different?',
      answer:
        'No. The scan stays exactly as it was, and the recognized words are placed over it as an invisible layer. Sideways pages are rotated upright only if you choose to. Deskewing is used for recognition only and does not change the image.',
    },
    {
      ask: 'What if some pages already contain text?',
      answer:
        'They are left unchanged, and you see how many there are. A page counts as a scan when it has no text, little more than a stamp next to a full-page image, or text that copies as gibberish. You can include the other pages, too: text is then added only where there is none yet, so an existing text layer is kept.',
    },
    {
      ask: 'How good is the result?',
      answer:
        'Clean print in one of the supported languages is recognized with almost no errors. Faint copies, small print at low resolution, old typefaces and unusual layouts lose words. Handwriting, formulas and vertical text are not recognized. In Word and Excel, fonts are estimated, bold and italic are not recognized, and photographs in the scan are left out.',
    },
    {
      ask: 'Does it matter which language I choose?',
      answer:
        'Yes. The language determines which letters and words are expected: accents are lost when French is processed as English. Select only the languages in the document, four at most: each additional language takes time and makes errors more likely.',
    },
    {
      ask: 'Can I use signed or protected files?',
      answer:
        'Protected files work with their password and stay protected. Adding text invalidates a digital signature, and we tell you when that happens.',
    },
    {
      ask: 'How many files can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    language: {
      label: 'Language of the text',
      hint: 'Main language first; up to four',
      choices: languageChoices,
    },
    format: {
      label: 'Result',
      choices: {
        pdf: { label: 'Searchable PDF', hint: 'Looks the same, with text you can search and copy' },
        docx: { label: 'Word', hint: 'Editable text, without the fonts and images of the scan' },
        xlsx: { label: 'Excel', hint: 'Tables on sheets, along with the text' },
        txt: { label: 'Plain text', hint: 'Just the text, in reading order' },
      },
    },
    rotate: {
      label: 'Auto-rotate pages',
      hint: 'Text on sideways or upside-down pages is recognized either way',
    },
    deskew: { label: 'Deskew', hint: 'Straightens lines for recognition only; the image does not change' },
    force: {
      label: 'Include pages that already contain text',
      hint: 'Text is added only where there is none yet',
    },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
