import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Add page numbers to a PDF: in any corner, in your format, or as Bates numbers with a prefix.',
  action: { one: 'Number {count} page', other: 'Number {count} pages' },
  seo: {
    title: 'Add page numbers to a PDF',
    description:
      'Add page numbers to a PDF at the top or bottom of the pages: Page 1 of 9, Roman numerals or Bates numbers. Choose pages, font, size, colour and margin.',
  },
  howTo: [
    { title: 'Add a PDF', text: 'Drop it here to see its pages.' },
    {
      title: 'Choose format and position',
      text: 'Choose the pages that get a number, or leave all. Set the text, the first number and the place on the page.',
    },
    {
      title: 'Number and check',
      text: 'Look at the numbers in the preview, then download.',
    },
  ],
  faq: [
    {
      ask: 'Can I leave out the cover?',
      answer:
        'Yes. Type 2- under Pages: numbering begins on the second page, with the first number you set. Pages left out in between are counted, so odd gives 1, 3, 5.',
    },
    {
      ask: 'How do I write “Page 1 of 9”, or a text of my own?',
      answer:
        'Choose the format, or “Custom text”. The number takes the place of {n} and the last number that of {total}, for example “Annex {n}”.',
    },
    {
      ask: 'How do I make Bates numbers?',
      answer:
        'Choose “Custom text” and write the prefix and suffix around {n}, for example ACME-{n}. Set the first number and the number of digits: ACME-000001. To continue in another file, set its first number, or merge the files first.',
    },
    {
      ask: 'Are numbers upright on rotated pages?',
      answer:
        'Yes. Positions follow the page as it is shown, even when it is rotated or cropped. For screen readers, the numbers are marked as header or footer and do not interrupt the text.',
    },
    {
      ask: 'Does the rest of the document change?',
      answer:
        'No. The numbers are added on top. Text, images, links, bookmarks and forms stay as they are, and so do password and restrictions.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    position: {
      label: 'Position',
      choices: {
        'top-left': { label: 'Top left' },
        top: { label: 'Top centre' },
        'top-right': { label: 'Top right' },
        'bottom-left': { label: 'Bottom left' },
        bottom: { label: 'Bottom centre' },
        'bottom-right': { label: 'Bottom right' },
      },
    },
    mirrored: {
      label: 'Mirror on even pages',
      hint: 'For printing on both sides: left and right are swapped',
    },
    text: { label: 'Text', hint: '{n} is the number, {total} the last number' },
    style: {
      label: 'Numerals',
      choices: {
        '1': { label: 'Arabic: 1, 2, 3' },
        i: { label: 'Roman: i, ii, iii' },
        I: { label: 'Roman capitals: I, II, III' },
        a: { label: 'Letters: a, b, c' },
        A: { label: 'Capital letters: A, B, C' },
      },
    },
    start: { label: 'First number' },
    digits: { label: 'Digits', hint: 'Shorter numbers get leading zeros' },
    pages: { label: 'Pages', hint: 'For example 2-, 1-3,5, odd or even. Leave empty for all pages.' },
    font: {
      label: 'Font',
      choices: {
        sans: { label: 'Sans serif' },
        serif: { label: 'Serif' },
        mono: { label: 'Monospaced' },
      },
    },
    size: { label: 'Font size' },
    color: { label: 'Colour' },
    margin: { label: 'Distance from the edge' },
  },
} satisfies CopyOf<typeof options>;
