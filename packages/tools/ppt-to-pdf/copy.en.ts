import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Make PDFs of presentations: one slide per page, handouts, or slides with the speaker’s notes.',
  action: { one: 'Convert {count} presentation', other: 'Convert {count} presentations' },
  seo: {
    title: 'PowerPoint to PDF, with handouts and notes',
    description:
      'Convert PPT, PPTX and ODP presentations to PDF: one slide a page or handouts with 2, 4, 6 or 9 slides, with or without speaker notes and hidden slides.',
  },
  howTo: [
    {
      title: 'Add your presentations',
      text: 'Drop PPT, PPTX or ODP files. Each becomes a PDF of its own.',
    },
    {
      title: 'Choose the layout',
      text: 'One slide per page, or two to nine on a sheet; add pages of notes if the audience should have them.',
    },
    {
      title: 'Convert and flip through',
      text: 'Look at every slide as your audience will see it, then download.',
    },
  ],
  faq: [
    {
      ask: 'What happens to animations and videos?',
      answer:
        'A slide is shown with everything on it at once, as you see it while editing. Animations, transitions, sound and video have no place on a page; a video leaves its still picture.',
    },
    {
      ask: 'How are handouts made?',
      answer:
        'Slides are put on A4 or US Letter paper as large as they fit, each in a thin frame, and links in them keep working. Bookmarks lead to the page that shows the slide. Handouts have no tags for screen readers; slides alone do.',
    },
    {
      ask: 'Where do speaker notes go?',
      answer:
        'After the slides: a page for each, with the slide above and its notes below, as the presentation lays it out.',
    },
    {
      ask: 'Will the slides look as they do in PowerPoint?',
      answer:
        'Close to it, as LibreOffice draws them. Fonts that are not embedded are replaced by ones of the same widths where there are any; some shadow, 3D and SmartArt effects come out simpler.',
    },
    {
      ask: 'Can protected presentations be converted?',
      answer:
        'PPTX and ODP with their password, which you are asked for. Encrypted PPT files from before 2007 can’t be opened here: remove the password in PowerPoint first.',
    },
    {
      ask: 'How many files can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} presentations, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'For presentations that ask for one' },
    layout: {
      label: 'Slides on a page',
      choices: {
        1: { label: 'One slide' },
        2: { label: 'Two slides' },
        4: { label: 'Four slides' },
        6: { label: 'Six slides' },
        9: { label: 'Nine slides' },
      },
    },
    pageSize: {
      label: 'Paper of handouts',
      choices: { a4: { label: 'A4' }, letter: { label: 'US Letter' } },
    },
    notes: { label: 'Speaker notes', hint: 'A page for each slide, after the slides' },
    hidden: { label: 'Hidden slides', hint: 'Shows slides that the talk leaves out' },
  },
} satisfies CopyOf<typeof options>;
