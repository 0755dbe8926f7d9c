import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert plain text to PDF, in any language or encoding.',
  action: { one: 'Convert {count} text', other: 'Convert {count} texts' },
  seo: {
    title: 'TXT to PDF with automatic encoding detection',
    description:
      'Convert text files to PDF: Unicode, Western, Cyrillic, Arabic, Hebrew, Chinese, Japanese and Korean encodings are detected. Choose font, size and paper.',
  },
  howTo: [
    { title: 'Add text files', text: 'Notes, logs, readme files: drop one or many.' },
    {
      title: 'Choose the font',
      text: 'A monospace font keeps columns aligned; a proportional one is easier to read. Set the font size, paper and margins.',
    },
    {
      title: 'Check the characters',
      text: 'If accents look wrong, select the encoding and convert again. Then download.',
    },
  ],
  faq: [
    {
      ask: 'What if characters are garbled?',
      answer:
        'Unicode is recognized by its bytes. Older encodings carry no marker, so we pick the one whose characters make sense. This can fail on very short texts. The result names the encoding that was used; if it is wrong, select the right one yourself.',
    },
    {
      ask: 'Are Arabic, Hebrew and Chinese typeset properly?',
      answer:
        'Yes. Each line follows the direction of its first letter, and Chinese, Japanese and Korean use the glyph shapes of their language. Emoji are supported, too.',
    },
    {
      ask: 'What happens to long lines, tabs and page breaks?',
      answer:
        'Lines wider than the page wrap to the next line. Tab stops are eight columns apart, and form feeds start a new page. Terminal colour codes and other control characters are left out.',
    },
    {
      ask: 'How long can a text be?',
      answer:
        'Up to 20 MB, which is several thousand pages and takes minutes. Very long texts are processed in parts of a hundred pages or more, so a page in between may not be full.',
    },
    {
      ask: 'Can the words be searched, and how long is my text kept?',
      answer:
        'The PDF contains real text that can be searched, copied and read aloud. Add up to {filesPerTask} files, {taskSize} together; everything is stored encrypted and deleted {retention} after upload.',
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
        monospace: { label: 'Monospace', hint: 'Fixed width, columns stay aligned' },
        proportional: { label: 'Proportional', hint: 'Easier to read, as in a book' },
      },
    },
    fontSize: {
      label: 'Font size',
      hint: '6 to 36 points. At 10, an A4 line holds 80 monospace characters.',
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
