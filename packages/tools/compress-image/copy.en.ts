import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

const format = {
  keep: { label: 'Original format' },
  jpg: { label: 'JPG' },
  jpeg: { label: 'JPEG', hint: 'Same as JPG, with the longer extension' },
  png: { label: 'PNG' },
  webp: { label: 'WebP' },
  avif: { label: 'AVIF' },
  bmp: { label: 'BMP' },
};

export default {
  subtitle: 'Choose a quality or a target size, then compare before and after with a slider.',
  action: { one: 'Compress {count} image', other: 'Compress {count} images' },
  seo: {
    title: 'Compress images: JPG, PNG, WebP, GIF and more',
    description:
      'Shrink JPG, PNG, WebP, GIF, BMP, HEIC, AVIF and TIFF by quality or to a size such as 200 KB. Compare both versions pixel by pixel before downloading.',
  },
  howTo: [
    { title: 'Add your images', text: 'Drop one image or a whole batch, paste one, or choose them.' },
    {
      title: 'Set quality or size',
      text: '70% is right for most images. If a form or mailbox sets a limit, enter that size instead.',
    },
    {
      title: 'Compare and download',
      text: 'Drag the slider between before and after, zoom in on details, then download.',
    },
  ],
  faq: [
    {
      ask: 'What do the percentages mean?',
      answer:
        'The encoding quality: for JPG on its encoder’s own scale, for WebP, AVIF and TIFF on a matching one. PNG and BMP are reduced to 256 colours or fewer if the image stays close enough to the original for the chosen level; otherwise they are compressed losslessly. For GIF, a lower level means fewer colours.',
    },
    {
      ask: 'Will my images look different?',
      answer:
        'Each result shows the measured quality, and a slider compares both versions at full size. If re-encoding would save next to nothing, the pixels are not changed.',
    },
    {
      ask: 'Can I set a target size?',
      answer:
        'Yes. We find the best quality that fits, usually within 3% below your target. If quality alone is not enough, the image is scaled down, and the result says so. If the size cannot be reached, you see the smallest one possible.',
    },
    {
      ask: 'What else is removed from the file?',
      answer:
        'Camera metadata: location, date, device, comments and embedded previews. Photos are rotated upright first. Small wide-gamut profiles are kept; large ones and CMYK colours are converted to standard screen colours, and PNGs with 16 bits per channel are reduced to 8.',
    },
    {
      ask: 'What about animations, HEIC and TIFF?',
      answer:
        'Animated GIF and WebP stay animated unless you choose a format without animation; then the first frame is kept. HEIC is saved as JPG, because we can open HEIC but not save it. TIFF keeps its pages, or each page becomes a file in the other format. Images over 100 million pixels, all frames together, are refused.',
    },
    {
      ask: 'How many images can I compress, and how long are they kept?',
      answer:
        'Up to {filesPerTask} images, {taskSize} together. They are stored encrypted and deleted {retention} after upload.',
    },
  ],
  options: {
    level: { label: 'Quality', hint: '70% is recommended. A lower value gives a smaller file.' },
    targetSize: { label: 'Target size', hint: 'Maximum file size, for example 200KB or 1.5MB' },
    format: { label: 'Save as', choices: format },
  },
} satisfies CopyOf<typeof options>;
