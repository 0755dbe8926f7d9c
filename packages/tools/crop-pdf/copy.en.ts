import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Drag a frame over the page, set margins, or trim the white edges of every page.',
  action: { one: 'Crop {count} file', other: 'Crop {count} files' },
  seo: {
    title: 'Crop PDF pages and trim margins',
    description:
      'Crop a PDF by dragging a frame, by margins in millimetres or to the content. Hide what is outside, or remove it from the file for good.',
  },
  howTo: [
    {
      title: 'Add a PDF',
      text: 'Drop it here. Its first page opens with a frame over it.',
    },
    {
      title: 'Choose what to keep',
      text: 'Drag the frame, enter margins, or crop to the content. All pages are cropped, or only those you choose.',
    },
    {
      title: 'Crop and download',
      text: 'Choose whether the rest is hidden or removed for good, look at the result, then download it.',
    },
  ],
  faq: [
    {
      ask: 'Is the cropped part still in the file?',
      answer:
        'If you hide it, yes: another program can show it again. If you remove it for good, text, images, drawings and comments outside the frame are removed from the file, and images on its edge are cut. Letters, shapes, comments and form fields that the edge crosses stay whole, and so do patterns and gradients. Bookmarks, attached files and document properties are kept.',
    },
    {
      ask: 'How do I remove the white margins of all pages?',
      answer:
        'Choose “To the content”. Each page is cropped to what it shows, with the space around it that you set. “Same area for all pages” keeps the pages equal in size.',
    },
    {
      ask: 'Do text, links and quality stay the same?',
      answer:
        'Yes. Text stays text, links and bookmarks work as before, and nothing inside the frame is converted. Only when you remove the rest for good are images cut at the edge.',
    },
    {
      ask: 'Can I crop only some pages?',
      answer:
        'Yes. Enter their numbers, for example 2,5-8, or odd, even or last. The other pages keep their size.',
    },
    {
      ask: 'What happens to a signed or protected PDF?',
      answer:
        'A protected PDF needs its password and keeps it. Signatures stay valid when the rest is hidden, but not when it is removed for good.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    box: {
      label: 'Area',
      hint: 'Left, top, width and height, for example 20mm,20mm,170mm,250mm. Without an area or margins, pages are cropped to their content.',
    },
    top: { label: 'Top', hint: 'A length such as 36, 12.5mm or 1in. Without a unit, it is in points.' },
    right: { label: 'Right' },
    bottom: { label: 'Bottom' },
    left: { label: 'Left' },
    padding: { label: 'Space around the content' },
    same: { label: 'Same area for all pages', hint: 'The smallest with the content of each page' },
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
    cut: {
      label: 'Remove what is outside for good',
      hint: 'Otherwise it is only hidden, and other programs can show it again. Letters and shapes on the edge stay whole.',
    },
  },
} satisfies CopyOf<typeof options>;
