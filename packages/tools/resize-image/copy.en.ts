import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Resize images to the exact pixels a form, a shop or a screen requires.',
  action: { one: 'Resize {count} image', other: 'Resize {count} images' },
  seo: {
    title: 'Resize images to exact pixels or a preset',
    description:
      'Change width and height of JPG, PNG, WebP, GIF, BMP, HEIC, AVIF and TIFF: your own numbers, ID photo sizes, squares, or a width for phone and computer.',
  },
  howTo: [
    { title: 'Add your images', text: 'One or a whole batch: each one gets the size you choose.' },
    {
      title: 'Set the size',
      text: 'Pick a preset, or type the width and height; one of them can be “auto”.',
    },
    {
      title: 'Choose the fit',
      text: 'Keep the whole image, crop its edges, or stretch it. Check, then download.',
    },
  ],
  faq: [
    {
      ask: 'What happens when the proportions do not match?',
      answer:
        '“Whole image” scales it to fit inside your size, so one side may be shorter. “Fill and crop” covers the size and crops what exceeds it. “Stretch” matches both numbers and distorts the image.',
    },
    {
      ask: 'Can I make an image larger?',
      answer:
        'Yes, because some forms require a fixed number of pixels. The result then tells you that it was enlarged: this adds pixels, not detail. Sides can have up to 20,000 pixels, the whole image up to 100 million.',
    },
    {
      ask: 'What does “auto” do?',
      answer:
        'It calculates one side from the other: 800 by auto makes every image 800 pixels wide and keeps its proportions. A zero means the same.',
    },
    {
      ask: 'Is quality lost?',
      answer:
        'Fewer pixels mean less detail. The encoding itself has little effect: JPG and WebP are saved at 90 percent, AVIF at a comparable quality, PNG, BMP and TIFF without loss. GIF is limited to 256 colours per frame.',
    },
    {
      ask: 'What happens to animations, pages, colours and camera data?',
      answer:
        'Animated GIF and WebP stay animated, TIFF keeps its pages, photos are rotated upright. Wide-gamut colours keep their profile, CMYK is converted to screen colours, and metadata such as location and date is removed. HEIC is saved as JPG.',
    },
    {
      ask: 'How many images can I resize, and how long are they kept?',
      answer:
        'Up to {filesPerTask} at a time, {taskSize} together. They are stored encrypted and deleted {retention} after upload.',
    },
  ],
  options: {
    preset: {
      label: 'Size',
      choices: {
        custom: { label: 'Custom size' },
        'photo-1-inch': { label: '1-inch photo, 295 × 413' },
        'photo-1-inch-small': { label: 'Small 1-inch photo, 260 × 378' },
        'photo-1-inch-large': { label: 'Large 1-inch photo, 390 × 567' },
        'photo-2-inch': { label: '2-inch photo, 413 × 579' },
        'square-700': { label: 'Square, 700 × 700' },
        'square-800': { label: 'Square, 800 × 800' },
        'square-1000': { label: 'Square, 1000 × 1000' },
        'width-700': { label: '700 wide' },
        'width-450': { label: '450 wide' },
        computer: { label: 'Computer, 1024 wide' },
        phone: { label: 'Phone, 480 wide' },
      },
    },
    size: { label: 'Width × height', hint: 'In pixels, for example 800x600 or 800xauto' },
    fit: {
      label: 'If proportions differ',
      choices: {
        fit: { label: 'Whole image', hint: 'Fits inside the size, nothing cropped' },
        fill: { label: 'Fill and crop', hint: 'Exact size, edges cropped' },
        stretch: { label: 'Stretch', hint: 'Exact size, distorted' },
      },
    },
    format: {
      label: 'Save as',
      choices: {
        keep: { label: 'Original format' },
        jpg: { label: 'JPG' },
        jpeg: { label: 'JPEG' },
        png: { label: 'PNG' },
        webp: { label: 'WebP' },
        avif: { label: 'AVIF' },
        bmp: { label: 'BMP' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
