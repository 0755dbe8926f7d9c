import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert DWG and DXF drawings to JPG without CAD software: one sharp image per sheet.',
  action: { one: 'Convert {count} drawing to JPG', other: 'Convert {count} drawings to JPG' },
  seo: {
    title: 'DWG to JPG: images of CAD drawings',
    description:
      'Convert DWG and DXF drawings to JPG images for an email, a quote or a website: layouts or model, colour or black, at the width and quality you set.',
  },
  howTo: [
    {
      title: 'Add your drawings',
      text: 'Drop one DWG or DXF file or a whole project. You need no CAD program.',
    },
    {
      title: 'Set the width',
      text: 'In pixels: 1,200 for an email, 4,000 for print. Lines keep their weight on paper.',
    },
    {
      title: 'Download the images',
      text: 'Each sheet becomes one JPG. Check them, then save them one by one or as a zip.',
    },
  ],
  faq: [
    {
      ask: 'How many images do I get per drawing?',
      answer:
        'One for each layout with visible contents, numbered in tab order. If there is none, or if you choose the model, you get one image of the model.',
    },
    {
      ask: 'Why is small text blurred, and how can I fix it?',
      answer:
        'An image has a limited number of pixels. Increase the width, up to 12,000, or choose a smaller paper size, which makes lines thicker relative to the drawing. For unlimited zoom, convert to PDF instead.',
    },
    {
      ask: 'Why choose a paper size for an image?',
      answer:
        'It sets the image’s proportions and how thick lines look: 0.25 mm is thin on A1 and bold on A4. By default, layouts use their own sheet, and the model gets one that keeps its text readable.',
    },
    {
      ask: 'Which versions of DWG and DXF are accepted?',
      answer:
        'DWG from R13 to the 2018 format, and DXF from R12, text or binary. DWG files from R12 or earlier are refused.',
    },
    {
      ask: 'Is everything in my file visible in the image?',
      answer:
        'Layers that are off, frozen or set not to plot stay hidden. Surfaces of 3D solids, external references and SHX shapes are missing, linked images appear as frames, fonts are replaced by similar ones and plot style tables are not applied. The result tells you how many items are missing.',
    },
    {
      ask: 'Who can see my drawing, and until when?',
      answer:
        'Only you: it is stored encrypted and deleted together with its images {retention} after upload.',
    },
  ],
  options: {
    space: {
      label: 'What to show',
      choices: {
        layouts: { label: 'Layouts', hint: 'One image per layout; the model if they are empty' },
        model: { label: 'Model', hint: 'One image of everything' },
      },
    },
    pageSize: {
      label: 'Paper',
      hint: 'Sets the proportions and how thick lines look',
      choices: {
        auto: { label: 'Use drawing settings' },
        a4: { label: 'A4' },
        a3: { label: 'A3' },
        a2: { label: 'A2' },
        a1: { label: 'A1' },
        a0: { label: 'A0' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
        tabloid: { label: 'Tabloid (ANSI B)' },
        'ansi-c': { label: 'ANSI C' },
        'ansi-d': { label: 'ANSI D' },
        'ansi-e': { label: 'ANSI E' },
      },
    },
    color: {
      label: 'Colours',
      choices: {
        color: { label: 'As drawn', hint: 'On white paper' },
        black: { label: 'Black', hint: 'Areas in grey' },
      },
    },
    width: { label: 'Width', hint: '200 to 12,000 pixels' },
    quality: { label: 'Quality', hint: '10 to 100; at 90, lines have no visible artifacts' },
  },
} satisfies CopyOf<typeof options>;
