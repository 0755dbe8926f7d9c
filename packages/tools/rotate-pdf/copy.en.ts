import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Rotate all pages of a PDF, or only the sideways ones, and save them the right way up.',
  action: { one: 'Rotate {count} page', other: 'Rotate {count} pages' },
  seo: {
    title: 'Rotate PDF pages and save them',
    description:
      'Rotate PDF pages by 90, 180 or 270 degrees: all of them, odd or even pages, or page by page with a click. Saved permanently, without quality loss.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop it here to see every page in its current orientation.',
    },
    {
      title: 'Rotate the pages',
      text: 'Press a page to rotate it by 90°, or set an angle for all, odd, even or selected pages.',
    },
    {
      title: 'Rotate and check',
      text: 'Check in the preview that every page is upright, then download.',
    },
  ],
  faq: [
    {
      ask: 'Does rotating reduce quality?',
      answer:
        'No. A page’s orientation is a single value in the file. Only that value changes; text, images and everything else stay the same.',
    },
    {
      ask: 'Can I rotate pages by different angles?',
      answer:
        'Yes. Press each page until it is the right way up. Pressing a page overrides the angle set for all pages.',
    },
    {
      ask: 'Will others see the rotated pages, too?',
      answer:
        'Yes. The rotation is saved in the file, unlike the rotate button of a PDF reader, which only changes the view.',
    },
    {
      ask: 'How do I rotate only the scans that are upside down?',
      answer:
        'Press those pages twice, or type their numbers, for example 2,5-8 or even, and choose 180 degrees.',
    },
    {
      ask: 'Can I rotate the pages of a protected PDF?',
      answer:
        'Yes, with its password, and the result keeps its password and restrictions. If its owner does not allow page changes, you confirm that you have the right to make them.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    angle: {
      label: 'Angle',
      choices: {
        '90': { label: '90° clockwise', hint: 'To the right' },
        '180': { label: '180°', hint: 'Upside down' },
        '270': { label: '90° counterclockwise', hint: 'To the left' },
      },
    },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
    rotate: {
      label: 'Rotation by page',
      hint: 'For example 2:90,5:180. Overrides the angle.',
    },
  },
} satisfies CopyOf<typeof options>;
