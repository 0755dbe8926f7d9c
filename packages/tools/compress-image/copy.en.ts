import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

const format = {
  keep: { label: 'As it is' },
  jpg: { label: 'JPG' },
  jpeg: { label: 'JPEG', hint: 'The same as JPG under its longer name' },
  png: { label: 'PNG' },
  webp: { label: 'WebP' },
  avif: { label: 'AVIF' },
  bmp: { label: 'BMP' },
};

export default {
  subtitle: 'Pick a quality or name a size, then slide between before and after.',
  action: { one: 'Compress {count} image', other: 'Compress {count} images' },
  seo: {
    title: 'Compress images: JPG, PNG, WebP, GIF and more',
    description:
      'Shrink JPG, PNG, WebP, GIF, BMP, HEIC, AVIF and TIFF by quality or to a size such as 200 KB. Compare both versions pixel by pixel before downloading.',
  },
  howTo: [
    { title: 'Add your images', text: 'Drop a picture or a whole batch, paste one, or choose them.' },
    {
      title: 'Set quality or size',
      text: 'Seventy percent suits most pictures. For a limit set by a form or a mailbox, enter that size instead.',
    },
    {
      title: 'Slide and zoom',
      text: 'Move the line between before and after, zoom into what matters, then download.',
    },
  ],
  faq: [
    {
      ask: 'What do the percentages mean?',
      answer:
        'How carefully the picture is encoded: for JPG on its encoder’s own scale, for WebP, AVIF and TIFF on one that matches it. PNG and BMP are reduced to 256 colours or fewer as long as the picture stays close enough to the original for the chosen level; otherwise they are packed without loss. For GIF, a lower level means fewer colours.',
    },
    {
      ask: 'Will my pictures look different?',
      answer:
        'Each result comes with its measured likeness, and a sliding line shows both versions at full size. Where encoding again would save next to nothing, not a pixel is touched.',
    },
    {
      ask: 'Can the file get under a fixed size?',
      answer:
        'Yes. The best quality that fits is found, usually within 3% below your figure. If quality alone is not enough, the picture gets fewer pixels, and the result says so. A size that cannot be reached is refused, and you are told the smallest one that can.',
    },
    {
      ask: 'What else is removed from the file?',
      answer:
        'What the camera wrote into it: place, date, device, comments and embedded previews. Photographs are turned upright first. Small profiles for wide colours stay; large ones and the inks of CMYK pictures are converted to standard screen colours, and PNG with 16 bits a channel becomes 8.',
    },
    {
      ask: 'What about animations, HEIC and TIFF?',
      answer:
        'Animated GIF and WebP keep moving unless you choose a format that cannot; then the first frame is taken. HEIC comes back as JPG, because it can be read here but not written. TIFF keeps its pages, or each page becomes a file of the other format. Pictures over 100 million pixels, all frames together, are refused.',
    },
    {
      ask: 'How many at once, and how long are they kept?',
      answer:
        'Up to {filesPerTask} pictures, {taskSize} together. They are stored encrypted and deleted {retention} after upload.',
    },
  ],
  options: {
    level: { label: 'Quality', hint: '70% is recommended. Less gives a smaller file.' },
    targetSize: { label: 'Target size', hint: 'The size to stay under, for example 200KB or 1.5MB' },
    format: { label: 'Save as', choices: format },
  },
} satisfies CopyOf<typeof options>;
