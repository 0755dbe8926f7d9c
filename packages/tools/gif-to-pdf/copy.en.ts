import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert an animated GIF to a PDF with one frame per page.',
  action: { one: 'Convert {count} GIF', other: 'Convert {count} GIFs' },
  seo: {
    title: 'GIF to PDF: one frame per page',
    description:
      'Convert GIF animations to PDF: each complete frame on its own page, or only the first. Choose page size and margin, or keep the size of the GIF.',
  },
  howTo: [
    { title: 'Add GIFs', text: 'Animated or still, one or several. Drag them into the order you want.' },
    {
      title: 'Choose the frames',
      text: 'Convert all frames or only the first, on pages the size of the GIF or on standard paper.',
    },
    { title: 'Check and download', text: 'Browse the frames page by page, then download the PDF.' },
  ],
  faq: [
    {
      ask: 'Are the frames complete?',
      answer:
        'Yes. Many GIFs store only what changes from one frame to the next; each page shows the complete image as it appears at that moment.',
    },
    {
      ask: 'Do the colours change?',
      answer:
        'No. Every pixel keeps its colour, and transparent parts stay transparent: on white paper they look white.',
    },
    {
      ask: 'How many frames can a GIF have?',
      answer:
        'The first 1,000 frames are converted, fewer if they are very large: one billion pixels in total. The result tells you if frames were left out. A single frame can have up to 100 million pixels.',
    },
    {
      ask: 'Does the animation play in the PDF?',
      answer: 'No. PDF pages are static, and the timing of the frames is not kept.',
    },
    {
      ask: 'How long are my files kept?',
      answer:
        'You can add up to {filesPerTask} GIFs, {taskSize} together. They and the result are stored encrypted and deleted {retention} after upload.',
    },
  ],
  options: {
    frames: {
      label: 'Frames',
      choices: {
        all: { label: 'All frames', hint: 'One page per frame' },
        first: { label: 'First frame', hint: 'One page per GIF' },
      },
    },
    output: {
      label: 'Result',
      choices: {
        merged: { label: 'One PDF', hint: 'All GIFs in one file' },
        separate: { label: 'Separate PDFs', hint: 'One file per GIF' },
      },
    },
    pageSize: {
      label: 'Page size',
      choices: {
        fit: { label: 'Same as GIF' },
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
        auto: { label: 'Automatic', hint: 'Follows each GIF' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Landscape' },
      },
    },
    margin: { label: 'Margin', hint: '0 to 60 millimetres around each frame' },
  },
} satisfies CopyOf<typeof options>;
