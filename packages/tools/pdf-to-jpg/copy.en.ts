import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn pages into JPG or PNG images, or extract the pictures inside them.',
  action: { one: 'Get images from {count} page', other: 'Get images from {count} pages' },
  seo: {
    title: 'PDF to JPG: pages or the pictures inside',
    description:
      'Save PDF pages as JPG or PNG at the resolution you choose, or take out the embedded pictures, in their original bytes where that is possible.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop a document, and its pages are laid out for you to choose from.',
    },
    {
      title: 'Choose pages and resolution',
      text: 'Click the pages you want. Take them as a whole, or only the pictures inside them.',
    },
    {
      title: 'Preview and download',
      text: 'See the images, then save one of them or all together as a zip.',
    },
  ],
  faq: [
    {
      ask: 'Whole pages or the images inside: which do I want?',
      answer:
        '“Whole pages” gives one image for each page, with text and drawings. “Images inside” gives the photographs and graphics the document contains, as they were put in.',
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
      ask: 'Why did I get another format for a picture inside?',
      answer:
        'Pictures are taken out in their original bytes where possible, so some come as JPEG 2000 or TIFF. Those that are not a complete file inside the document are converted.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} a task. It is stored encrypted and deleted {retention} after upload, together with the images.',
    },
  ],
  options: {
    mode: {
      label: 'What to get',
      choices: {
        pages: { label: 'Whole pages', hint: 'One image for each page' },
        images: { label: 'Images inside', hint: 'In their original bytes where possible' },
      },
    },
    dpi: { label: 'Resolution (dpi)', hint: '36 to 600. 150 is good on a screen, 300 in print.' },
    quality: { label: 'JPG quality', hint: '10 to 100. A higher value keeps more detail in a larger file.' },
    format: {
      label: 'Format',
      choices: {
        jpg: { label: 'JPG', hint: 'Smaller, for photographs and scans' },
        png: { label: 'PNG', hint: 'Exact, for text and drawings' },
      },
    },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Empty takes all pages.' },
  },
} satisfies CopyOf<typeof options>;
