import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Set plain text on pages, in any script and from whatever encoding it was saved in.',
  action: { one: 'Convert {count} text', other: 'Convert {count} texts' },
  seo: {
    title: 'TXT to PDF, with any encoding recognized',
    description:
      'Turn text files into PDF: Unicode, Western, Cyrillic, Arabic, Hebrew, Chinese, Japanese and Korean encodings are recognized. Choose font, size and paper.',
  },
  howTo: [
    { title: 'Add text files', text: 'Notes, logs, readme files: drop one or many.' },
    {
      title: 'Choose the type',
      text: 'A typewriter font keeps columns in line; a proportional one is easier to read. Set size, paper and margins.',
    },
    {
      title: 'Check the letters',
      text: 'If accents came out wrong, name the encoding and convert again. Then download.',
    },
  ],
  faq: [
    {
      ask: 'What if letters are garbled?',
      answer:
        'Unicode is recognized by its bytes. Older encodings leave no sign, so the one whose letters make sense is taken; with only a few words that may go wrong, and the result says which one it was. Then choose the right encoding by hand.',
    },
    {
      ask: 'Are Arabic, Hebrew and Chinese typeset properly?',
      answer:
        'Yes. Each line goes in the direction of its first letter, and Chinese, Japanese and Korean get the shapes of their language. Emoji are shown, too.',
    },
    {
      ask: 'What happens to long lines, tabs and page breaks?',
      answer:
        'Lines that are wider than the page are continued on the next line. Tabs reach to every eighth column, and form feeds begin a page. Colour codes of terminals and other control characters are left out.',
    },
    {
      ask: 'How long can a text be?',
      answer:
        'Up to 20 MB, which is several thousand pages and takes minutes. Very long texts are set in parts of a hundred pages or more, so a page in between may not be full.',
    },
    {
      ask: 'Can the words be searched, and how long is my text kept?',
      answer:
        'The PDF holds real text that can be searched, copied and read aloud. Add up to {filesPerTask} files, {taskSize} together; all of it is stored encrypted and deleted {retention} after upload.',
    },
  ],
  options: {
    encoding: {
      label: 'Encoding',
      choices: {
        auto: { label: 'Detect automatically' },
        'utf-8': { label: 'Unicode, UTF-8' },
        'utf-16le': { label: 'Unicode, UTF-16 little-endian' },
        'utf-16be': { label: 'Unicode, UTF-16 big-endian' },
        'windows-1252': { label: 'Western European, Windows-1252' },
        'windows-1250': { label: 'Central European, Windows-1250' },
        'windows-1251': { label: 'Cyrillic, Windows-1251' },
        'windows-1253': { label: 'Greek, Windows-1253' },
        'windows-1254': { label: 'Turkish, Windows-1254' },
        'windows-1255': { label: 'Hebrew, Windows-1255' },
        'windows-1256': { label: 'Arabic, Windows-1256' },
        'windows-1257': { label: 'Baltic, Windows-1257' },
        'koi8-r': { label: 'Cyrillic, KOI8-R' },
        ibm850: { label: 'Western European, DOS 850' },
        ibm866: { label: 'Cyrillic, DOS 866' },
        shift_jis: { label: 'Japanese, Shift-JIS' },
        'euc-jp': { label: 'Japanese, EUC-JP' },
        gb18030: { label: 'Simplified Chinese, GB 18030 and GBK' },
        big5: { label: 'Traditional Chinese, Big5' },
        'euc-kr': { label: 'Korean, EUC-KR' },
      },
    },
    font: {
      label: 'Font',
      choices: {
        monospace: { label: 'Typewriter', hint: 'All letters equally wide, columns stay in line' },
        proportional: { label: 'Proportional', hint: 'As in a book, for reading' },
      },
    },
    fontSize: {
      label: 'Font size',
      hint: '6 to 36 points. At 10, a line of A4 holds 80 typewriter letters.',
    },
    pageSize: {
      label: 'Page size',
      choices: {
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: { portrait: { label: 'Portrait' }, landscape: { label: 'Landscape' } },
    },
    margin: { label: 'Margin', hint: '0 to 50 millimetres on each side' },
  },
} satisfies CopyOf<typeof options>;
