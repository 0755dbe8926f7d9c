import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert PDF pages to JPG or PNG, or extract the images they contain.',
  action: { one: 'Convert {count} page to images', other: 'Convert {count} pages to images' },
  seo: {
    title: 'PDF to JPG: convert pages or extract images',
    description:
      'Save PDF pages as JPG or PNG at the resolution you choose, or extract the embedded images in original quality where possible.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop a document to see its pages and choose from them.',
    },
    {
      title: 'Choose pages and resolution',
      text: 'Choose the pages you want. Convert whole pages, or extract only the images inside them.',
    },
    {
      title: 'Preview and download',
      text: 'See the images, then save one of them or all together as a zip.',
    },
  ],
  faq: [
    {
      ask: 'Whole pages or images inside: which should I choose?',
      answer:
        '“Whole pages” gives one image for each page, with text and drawings. “Images inside” extracts the photographs and graphics embedded in the document.',
    },
    {
      ask: 'Which resolution should I choose?',
      answer:
        '72 dpi is enough for a thumbnail, 150 for reading on a screen, 300 for print. Twice the resolution makes four times as many pixels.',
    },
    {
      ask: 'JPG or PNG?',
      answer:
        'JPG for photographs and scans: the files are smaller, with a slight loss. PNG for text and drawings: every pixel stays exact, the files are larger.',
    },
    {
      ask: 'Why is an extracted image in another format?',
      answer:
        'Images are extracted byte for byte where possible, so some are JPEG 2000 or TIFF files. Images that are not stored as a complete file in the document are converted.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the images.',
    },
  ],
  options: {
    mode: {
      label: 'Extract',
      choices: {
        pages: { label: 'Whole pages', hint: 'One image for each page' },
        images: { label: 'Images inside', hint: 'Original quality where possible' },
      },
    },
    dpi: { label: 'Resolution (dpi)', hint: '36 to 600. 150 is good for screens, 300 for print.' },
    quality: {
      label: 'JPG quality',
      hint: '10 to 100. Higher values keep more detail but make larger files.',
    },
    format: {
      label: 'Format',
      choices: {
        jpg: { label: 'JPG', hint: 'Smaller, for photographs and scans' },
        png: { label: 'PNG', hint: 'Exact, for text and drawings' },
      },
    },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
