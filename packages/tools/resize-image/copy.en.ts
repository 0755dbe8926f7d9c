import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Give pictures the exact size in pixels that a form, a shop or a screen asks for.',
  action: { one: 'Resize {count} image', other: 'Resize {count} images' },
  seo: {
    title: 'Resize images to exact pixels or a preset',
    description:
      'Change width and height of JPG, PNG, WebP, GIF, BMP, HEIC, AVIF and TIFF: your own numbers, ID photo sizes, squares, or a width for phone and computer.',
  },
  howTo: [
    { title: 'Add your pictures', text: 'One or a whole batch: each of them gets the size you choose.' },
    {
      title: 'Set the size',
      text: 'Pick a ready-made size, or type width and height; one of them may be “auto”.',
    },
    {
      title: 'Choose the fit',
      text: 'Keep the whole picture, crop its edges, or stretch it. Check, then download.',
    },
  ],
  faq: [
    {
      ask: 'What happens when the proportions do not match?',
      answer:
        '“Whole picture” makes it as large as fits inside your size, so one side may come out shorter. “Fill and crop” covers the size and crops what sticks out on two sides. “Stretch” meets both numbers and distorts.',
    },
    {
      ask: 'Can I make a picture larger?',
      answer:
        'Yes, since some forms ask for a fixed number of pixels. The result then tells you that it was enlarged: pixels are added, detail is not. Sides may have up to 20,000 pixels, the whole picture up to 100 million.',
    },
    {
      ask: 'What does “auto” do?',
      answer:
        'It works out one side from the other: 800 by auto makes every picture 800 pixels wide and as high as its proportions say. A zero means the same.',
    },
    {
      ask: 'Is quality lost?',
      answer:
        'Fewer pixels hold less detail. The encoding itself adds little: JPG and WebP are saved at 90 percent, AVIF at a comparable quality, PNG, BMP and TIFF without loss. GIF is limited to 256 colours a frame.',
    },
    {
      ask: 'What happens to animations, pages, colours and camera data?',
      answer:
        'Animated GIF and WebP stay animated, TIFF keeps its pages, photographs are turned upright. Wide colours keep their profile, CMYK becomes screen colours, and data such as place and date are left out. HEIC is saved as JPG.',
    },
    {
      ask: 'How many pictures can I resize, and how long are they kept?',
      answer:
        'Up to {filesPerTask} at a time, {taskSize} together, encrypted while they are here and deleted {retention} after upload.',
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
    size: { label: 'Width × height', hint: 'In pixels, such as 800x600 or 800xauto' },
    fit: {
      label: 'If proportions differ',
      choices: {
        fit: { label: 'Whole picture', hint: 'Inside the size, nothing cut' },
        fill: { label: 'Fill and crop', hint: 'Exactly the size, edges cut' },
        stretch: { label: 'Stretch', hint: 'Exactly the size, distorted' },
      },
    },
    format: {
      label: 'Save as',
      choices: {
        keep: { label: 'As it is' },
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
