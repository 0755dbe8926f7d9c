import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn every page, or only the sideways ones, and save the PDF the right way up.',
  action: { one: 'Rotate {count} page', other: 'Rotate {count} pages' },
  seo: {
    title: 'Rotate PDF pages and save them',
    description:
      'Turn the pages of a PDF by 90, 180 or 270 degrees: all of them, odd or even ones, or page by page with a click. Saved for every reader, without loss.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop it here to see every page as it is now.',
    },
    {
      title: 'Turn the pages',
      text: 'Click a page to turn it a quarter, or set an angle for all, odd, even or chosen pages.',
    },
    {
      title: 'Rotate and check',
      text: 'See in the preview that every page is upright, then download.',
    },
  ],
  faq: [
    {
      ask: 'Does rotating reduce quality?',
      answer:
        'No. Which way up a page is shown is one value in the file. Only that value changes; text, images and everything else stay as they are.',
    },
    {
      ask: 'Can I turn pages by different angles?',
      answer:
        'Yes. Click each page until it is the right way up. A turn made by clicking takes precedence over the angle set for all.',
    },
    {
      ask: 'Will others see the pages turned too?',
      answer:
        'Yes. The turn is saved in the file, unlike the rotate button of a reader, which only changes its own view.',
    },
    {
      ask: 'How do I turn only the scans that are upside down?',
      answer:
        'Click those pages twice, or write their numbers, for example 2,5-8 or even, and choose 180 degrees.',
    },
    {
      ask: 'Can I turn the pages of a protected PDF?',
      answer:
        'With its password, yes, and the turned file keeps its password and restrictions. It is refused only where the owner has forbidden changes to the pages.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} a task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    angle: {
      label: 'Angle',
      choices: {
        '90': { label: 'Quarter turn right', hint: '90° clockwise' },
        '180': { label: 'Half turn', hint: 'Upside down' },
        '270': { label: 'Quarter turn left', hint: '90° counterclockwise' },
      },
    },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Empty turns all pages.' },
    rotate: {
      label: 'Turns page by page',
      hint: 'For example 2:90,5:180. They take the place of the angle.',
    },
  },
} satisfies CopyOf<typeof options>;
