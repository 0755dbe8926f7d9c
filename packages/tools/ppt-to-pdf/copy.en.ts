import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert presentations to PDF: one slide per page, handouts, or slides with speaker notes.',
  action: { one: 'Convert {count} presentation', other: 'Convert {count} presentations' },
  seo: {
    title: 'PowerPoint to PDF, with handouts and notes',
    description:
      'Convert PPT, PPTX and ODP presentations to PDF: one slide per page or handouts with 2, 4, 6 or 9 slides, with or without speaker notes and hidden slides.',
  },
  howTo: [
    {
      title: 'Add your presentations',
      text: 'Drop PPT, PPTX or ODP files. Each becomes a separate PDF.',
    },
    {
      title: 'Choose the layout',
      text: 'One slide per page, or two to nine per sheet; add pages with speaker notes if you need them.',
    },
    {
      title: 'Convert and check',
      text: 'Check every slide as your audience will see it, then download.',
    },
  ],
  faq: [
    {
      ask: 'What happens to animations and videos?',
      answer:
        'A slide shows everything at once, as you see it while editing. Animations, transitions and sound are not kept; a video becomes a still image.',
    },
    {
      ask: 'How are handouts made?',
      answer:
        'Slides are placed on A4 or US Letter pages as large as they fit, each in a thin frame, and their links keep working. Bookmarks lead to the page with the slide. Handouts have no tags for screen readers; single-slide pages do.',
    },
    {
      ask: 'Where do speaker notes go?',
      answer:
        'After the slides: one page per slide, with the slide above and its notes below, as laid out in the presentation.',
    },
    {
      ask: 'Will the slides look the same as in PowerPoint?',
      answer:
        'Very similar: the conversion uses LibreOffice. Fonts that are not embedded are replaced by fonts of the same widths where available; some shadow, 3D and SmartArt effects are simplified.',
    },
    {
      ask: 'Can protected presentations be converted?',
      answer:
        'PPTX and ODP files, yes: you are asked for their password. Encrypted PPT files (before 2007) are not supported: remove the password in PowerPoint first.',
    },
    {
      ask: 'How many files can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} presentations, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'For password-protected presentations' },
    layout: {
      label: 'Slides per page',
      choices: {
        1: { label: 'One slide' },
        2: { label: 'Two slides' },
        4: { label: 'Four slides' },
        6: { label: 'Six slides' },
        9: { label: 'Nine slides' },
      },
    },
    pageSize: {
      label: 'Handout paper size',
      choices: { a4: { label: 'A4' }, letter: { label: 'US Letter' } },
    },
    notes: { label: 'Speaker notes', hint: 'One page per slide, after the slides' },
    hidden: { label: 'Hidden slides', hint: 'Include slides hidden in the presentation' },
  },
} satisfies CopyOf<typeof options>;
