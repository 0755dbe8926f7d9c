import { languageChoices } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Give scans and photographed pages text that can be searched, selected and copied.',
  action: { one: 'Read {count} file', other: 'Read {count} files' },
  seo: {
    title: 'Make scanned PDFs searchable, in eleven languages',
    description:
      'Turn scans and photos of pages into a searchable PDF, a Word or Excel file, or plain text. Crooked and sideways pages are read as well.',
  },
  howTo: [
    {
      title: 'Add your scans',
      text: 'Drop PDFs or pictures of pages here, or choose them from your device.',
    },
    {
      title: 'Choose the language',
      text: 'Tick the language of the text, or several for a mixed document. Get a PDF, Word, Excel or plain text.',
    },
    {
      title: 'Check and download',
      text: 'Pages that were hard to read are named, so you know where to look twice.',
    },
  ],
  faq: [
    {
      ask: 'Will my pages look any different?',
      answer:
        'No. The scan stays exactly as it was, and the words are laid over it invisibly, each in its own place. Only sideways pages are shown upright, if you want that. Crooked lines are straightened while they are read, not in the picture.',
    },
    {
      ask: 'What if some pages have text already?',
      answer:
        'They are left alone, and you are told how many. A page counts as a scan when it holds no text, little more than a stamp beside a picture that fills it, or text that copies as nonsense. You can have the others read as well: words are then added only where there are none yet, so a text layer from before is kept.',
    },
    {
      ask: 'How good is the result?',
      answer:
        'Clean print in one of the languages offered is read nearly without mistakes. Faint copies, small print in low resolution, old typefaces and unusual layouts lose words. Handwriting, formulas and text set in vertical columns cannot be read. In Word and Excel the fonts are guesses, bold and italic are not recognized, and photographs in the scan are left out.',
    },
    {
      ask: 'Does it matter which language I choose?',
      answer:
        'Yes. The language decides which letters and words are expected: accents are lost when French is read as English. Tick only what is really there, at most four: every further language takes time and makes mistakes more likely.',
    },
    {
      ask: 'Can signed or protected files be read?',
      answer:
        'Protected ones with their password; they stay protected. A digital signature no longer vouches for a file once text has been added, and you are told so.',
    },
    {
      ask: 'How many files can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with what was read.',
    },
  ],
  options: {
    language: {
      label: 'Language of the text',
      hint: 'The one most of the text is in, or up to four',
      choices: languageChoices,
    },
    format: {
      label: 'Result',
      choices: {
        pdf: { label: 'Searchable PDF', hint: 'Looks as before, can be searched and copied' },
        docx: { label: 'Word', hint: 'Text you can edit; fonts and pictures of the scan are not kept' },
        xlsx: { label: 'Excel', hint: 'Tables on sheets, and the text besides' },
        txt: { label: 'Plain text', hint: 'Only the words, in reading order' },
      },
    },
    rotate: { label: 'Turn pages upright', hint: 'Pages on their side or upside down are read either way' },
    deskew: { label: 'Straighten crooked lines', hint: 'While they are read; the picture stays as it is' },
    force: { label: 'Also read pages that hold text', hint: 'Words are added only where there are none yet' },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Empty reads all pages.' },
  },
} satisfies CopyOf<typeof options>;
