import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert images to PDF in the order you choose. JPEGs are not compressed again.',
  action: { one: 'Convert {count} image', other: 'Convert {count} images' },
  seo: {
    title: 'JPG to PDF without losing quality',
    description:
      'Create one PDF or several from JPG, PNG, WebP, TIFF, BMP, HEIC and AVIF. JPEGs stay unchanged; you set the page size, orientation and margin.',
  },
  howTo: [
    {
      title: 'Add your images',
      text: 'Drop photos, scans or screenshots, or paste a copied image.',
    },
    {
      title: 'Arrange them',
      text: 'Drag them or sort them by name, then choose page size, orientation and margin.',
    },
    {
      title: 'Convert and preview',
      text: 'See every page before you download the PDF.',
    },
  ],
  faq: [
    {
      ask: 'Do my photographs lose quality?',
      answer:
        'Standard JPEG files are embedded byte for byte, without any loss. PNG, BMP and lossless WebP keep every pixel. PDF does not support HEIC, AVIF and lossy WebP, so these are converted to high-quality JPEG.',
    },
    {
      ask: 'Which image formats can I use?',
      answer:
        'JPG, PNG, WebP, TIFF, BMP, HEIC and AVIF. Each page of a TIFF becomes a page of the PDF. HEIC photos from phones work if their encoding is supported.',
    },
    {
      ask: 'Will portrait photos come out sideways?',
      answer: 'No. We use the orientation your camera saved in the file.',
    },
    {
      ask: 'How large will the pages be?',
      answer:
        'The same size as each image, unless you choose a paper size. On paper, the image is fitted inside the margins and keeps its proportions.',
    },
    {
      ask: 'How many images can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} images, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    output: {
      label: 'Result',
      choices: {
        merged: { label: 'One PDF', hint: 'All images, in your order' },
        separate: { label: 'Separate PDFs', hint: 'One file per image' },
      },
    },
    pageSize: {
      label: 'Page size',
      choices: {
        fit: { label: 'Same as image' },
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
        auto: { label: 'Automatic', hint: 'Follows each image' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Landscape' },
      },
    },
    margin: { label: 'Margin', hint: '0 to 60 millimetres around the image' },
  },
} satisfies CopyOf<typeof options>;
