import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Put pictures on pages, in the order you choose. JPEGs go in without being compressed again.',
  action: { one: 'Convert {count} image', other: 'Convert {count} images' },
  seo: {
    title: 'JPG to PDF: pictures without further loss',
    description:
      'Make one PDF or several from JPG, PNG, WebP, TIFF, BMP, HEIC and AVIF. JPEGs go in unchanged; page size, orientation and margin are yours to set.',
  },
  howTo: [
    {
      title: 'Add your pictures',
      text: 'Drop photos, scans or screenshots, or paste one you have just copied.',
    },
    {
      title: 'Arrange them',
      text: 'Drag them or sort them by name, then choose page size, orientation and margin.',
    },
    {
      title: 'Convert and preview',
      text: 'See every picture on its page before you download the PDF.',
    },
  ],
  faq: [
    {
      ask: 'Do my photographs lose quality?',
      answer:
        'JPEG files of the usual kind are embedded byte for byte and lose nothing. PNG, BMP and lossless WebP keep every pixel. HEIC, AVIF and lossy WebP have no place in a PDF, so they become JPEG of high quality.',
    },
    {
      ask: 'Which pictures can I use?',
      answer:
        'JPG, PNG, WebP, TIFF, BMP, HEIC and AVIF. Each page of a TIFF becomes a page of the PDF. HEIC from phones is read where its encoding allows.',
    },
    {
      ask: 'Will upright photographs come out sideways?',
      answer: 'No. The orientation your camera recorded in the file is followed.',
    },
    {
      ask: 'How large will the pages be?',
      answer:
        'As large as each picture, unless you choose a paper size. On paper a picture is fitted inside the margin and keeps its proportions.',
    },
    {
      ask: 'How many pictures can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} pictures, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    output: {
      label: 'Result',
      choices: {
        merged: { label: 'One PDF', hint: 'All pictures, in your order' },
        separate: { label: 'Separate PDFs', hint: 'A file for each picture' },
      },
    },
    pageSize: {
      label: 'Page size',
      choices: {
        fit: { label: 'As the picture' },
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: {
        auto: { label: 'Automatic', hint: 'Follows each picture' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Landscape' },
      },
    },
    margin: { label: 'Margin', hint: '0 to 60 millimetres around the picture' },
  },
} satisfies CopyOf<typeof options>;
