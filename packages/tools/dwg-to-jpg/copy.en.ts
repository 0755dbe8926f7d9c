import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'See a DWG or DXF without CAD software: a crisp picture of each sheet, as wide as you need.',
  action: { one: 'Draw {count} file as JPG', other: 'Draw {count} files as JPG' },
  seo: {
    title: 'DWG to JPG: pictures of CAD drawings',
    description:
      'Turn DWG and DXF drawings into JPG pictures for an email, a quote or a website: layouts or model, colour or black, at the width and quality you set.',
  },
  howTo: [
    {
      title: 'Add your drawings',
      text: 'Drop one DWG or DXF file or a whole project. You need no CAD program.',
    },
    {
      title: 'Set the width',
      text: 'In pixels: 1,200 suits an email, 4,000 a print. Lines keep the weight they have on paper.',
    },
    {
      title: 'Download the pictures',
      text: 'Each sheet becomes one JPG. Look them over, then save them one by one or as a zip.',
    },
  ],
  faq: [
    {
      ask: 'How many pictures does a drawing give?',
      answer:
        'One for each layout that shows something, numbered in the order of the tabs. If no layout does, or if you ask for the model, there is one picture of the model.',
    },
    {
      ask: 'Why is small text blurred, and what helps?',
      answer:
        'A picture has only so many pixels. Raise the width, up to 12,000, or choose a smaller paper, which makes lines heavier against the drawing. For unlimited zoom, convert to PDF instead.',
    },
    {
      ask: 'Why choose a paper size for a picture?',
      answer:
        'It gives the picture its proportions, and line weights their share: 0.25 mm looks fine on A1 and bold on A4. Left alone, layouts use their own sheet, and the model gets one that makes its text readable.',
    },
    {
      ask: 'Which versions of DWG and DXF are accepted?',
      answer:
        'DWG of R13 up to the format of 2018, and DXF from R12 on, text or binary. DWG of R12 and before is refused.',
    },
    {
      ask: 'Is everything in my file visible in the picture?',
      answer:
        'Layers that are off, frozen or not plotted stay hidden, as on a plotter. Surfaces of 3D solids, external references and SHX shapes are missing, linked pictures appear as frames, fonts are replaced by similar ones and plot style tables are not applied. The result counts what is missing.',
    },
    {
      ask: 'Who can see my drawing, and until when?',
      answer:
        'Nobody but you: it is stored encrypted, and deleted with its pictures {retention} after upload.',
    },
  ],
  options: {
    space: {
      label: 'What to show',
      choices: {
        layouts: { label: 'Layouts', hint: 'A picture for each; the model if they are empty' },
        model: { label: 'Model', hint: 'One picture of everything' },
      },
    },
    pageSize: {
      label: 'Paper',
      hint: 'Gives the proportions, and how heavy lines look',
      choices: {
        auto: { label: 'As the drawing asks' },
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
    quality: { label: 'Quality', hint: '10 to 100; 90 shows no traces around lines' },
  },
} satisfies CopyOf<typeof options>;
