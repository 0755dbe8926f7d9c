import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn an animation into a document you can leaf through, frame by frame.',
  action: { one: 'Convert {count} GIF', other: 'Convert {count} GIFs' },
  seo: {
    title: 'GIF to PDF: a page for every frame',
    description:
      'Convert GIF animations to PDF: each frame complete on a page of its own, or only the first. Choose page size and margin, or keep the size of the GIF.',
  },
  howTo: [
    { title: 'Add GIFs', text: 'Moving or still, one or several. Drag them into the order you want.' },
    {
      title: 'Choose the frames',
      text: 'All of them or only the first, on pages the size of the GIF or on standard paper.',
    },
    { title: 'Leaf through', text: 'See the frames as pages, one after the other, then download the PDF.' },
  ],
  faq: [
    {
      ask: 'Are the frames complete?',
      answer:
        'Yes. Many GIFs store only what changes from one frame to the next; each page shows the picture as it is seen at that moment, with whatever earlier frames left in place.',
    },
    {
      ask: 'Do the colours change?',
      answer:
        'No. Every pixel keeps its colour, and transparent parts stay transparent: on white paper they look white.',
    },
    {
      ask: 'How many frames can a GIF have?',
      answer:
        'The first 1,000 frames are taken, fewer for very large ones: one billion pixels in all. The result says when frames were left out. A single frame may have up to 100 million pixels.',
    },
    {
      ask: 'Does the animation play in the PDF?',
      answer: 'No. A PDF page does not move, and the time between frames is not kept.',
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
        all: { label: 'All frames', hint: 'A page for each' },
        first: { label: 'First frame', hint: 'One page for each GIF' },
      },
    },
    output: {
      label: 'Result',
      choices: {
        merged: { label: 'One PDF', hint: 'All GIFs one after the other' },
        separate: { label: 'Separate PDFs', hint: 'A file for each GIF' },
      },
    },
    pageSize: {
      label: 'Page size',
      choices: {
        fit: { label: 'As the GIF' },
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
