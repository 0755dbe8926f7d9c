import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Shrink your PDF and see exactly how much visual quality you keep.',
  action: { one: 'Compress {count} file', other: 'Compress {count} files' },
  seo: {
    title: 'Compress PDF and see the quality you keep',
    description:
      'Make a PDF smaller by level, image resolution or target size. Text, links and forms stay intact, and the visual quality is measured.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop one file or a whole batch. Each gets its own result and figures.',
    },
    {
      title: 'Choose how small',
      text: 'Pick a level, set the image resolution yourself, or enter a maximum file size.',
    },
    {
      title: 'Compare and download',
      text: 'See the new size, the quality kept and the pages before and after. Then download.',
    },
  ],
  faq: [
    {
      ask: 'What makes the file smaller?',
      answer:
        'Images are re-encoded according to their type: photograph, line drawing, scan or mask. Fonts and other data are packed more tightly. Text, drawings, links, form fields and tags are not changed.',
    },
    {
      ask: 'How do I know how much quality I lose?',
      answer:
        'Pages are rendered before and after and compared by structural similarity, where 100% means no difference. You see this figure, the new size and the pages side by side before you download.',
    },
    {
      ask: 'Can I set a target size?',
      answer:
        'Yes. Enter a target size, and we find the best quality that fits below it. If the file cannot get that small, you see the smallest size possible.',
    },
    {
      ask: 'What if my file cannot be made smaller?',
      answer: 'Then it is left unchanged, and we tell you so. The result is never larger than the original.',
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
        low: { label: 'Low', hint: 'Barely noticeable quality loss' },
        medium: { label: 'Medium', hint: 'Good on screen and on paper' },
        high: { label: 'High', hint: 'Smallest file, images lose detail' },
        custom: { label: 'Custom', hint: 'You set the image resolution' },
      },
    },
    dpi: {
      label: 'Image resolution (dpi)',
      hint: '100 to 300. A smaller value gives a smaller file and lower image definition.',
    },
    targetSize: { label: 'Target size', hint: 'Maximum file size, for example 2MB or 500KB' },
  },
} satisfies CopyOf<typeof options>;
