import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Get a smaller PDF and know what it cost: the likeness of its pages is measured.',
  action: { one: 'Compress {count} file', other: 'Compress {count} files' },
  seo: {
    title: 'Compress PDF: smaller, with the loss measured',
    description:
      'Make a PDF smaller by level, image resolution or target size. Text, links and forms stay, and the likeness of the pages is measured and shown.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop one file or a whole batch. Each gets a result and figures of its own.',
    },
    {
      title: 'Choose how small',
      text: 'Pick a level, set the image resolution yourself, or name a size the file must stay under.',
    },
    {
      title: 'Compare and download',
      text: 'See the new size, the measured likeness and the pages before and after. Then decide.',
    },
  ],
  faq: [
    {
      ask: 'What makes the file smaller?',
      answer:
        'Images are encoded again, each according to what it is: photograph, line drawing, scan or mask. Fonts and other data are packed more tightly. Text, drawings, links, form fields and tags are left alone.',
    },
    {
      ask: 'How do I know what I lose?',
      answer:
        'Pages are drawn before and after and compared by structural similarity, where 100% means no difference. You see the figure with the new size, and the pages side by side, before you download.',
    },
    {
      ask: 'Can I ask for a certain size?',
      answer:
        'Yes. Enter a target size, and we look for the best quality that fits below it. If the file cannot get that small, you are told how small it can get.',
    },
    {
      ask: 'What if my file cannot be made smaller?',
      answer:
        'Then you get it back as it was, and the page says so. The result is never larger than the original.',
    },
    {
      ask: 'How many files can I compress, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    level: {
      label: 'Compression',
      choices: {
        low: { label: 'Low', hint: 'Differences you will hardly see' },
        medium: { label: 'Medium', hint: 'Good on screen and on paper' },
        high: { label: 'High', hint: 'Smallest, images lose detail' },
        custom: { label: 'Custom', hint: 'You set the image resolution' },
      },
    },
    dpi: {
      label: 'Image resolution (dpi)',
      hint: '100 to 300. A smaller value gives a smaller file and lower image definition.',
    },
    targetSize: { label: 'Target size', hint: 'The size to stay under, for example 2MB or 500KB' },
  },
} satisfies CopyOf<typeof options>;
