import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Make form fields, annotations and layers a fixed part of the pages. They look the same afterwards.',
  action: { one: 'Flatten {count} file', other: 'Flatten {count} files' },
  seo: {
    title: 'Flatten PDF forms, annotations and layers',
    description:
      'Turn filled form fields, comments, stamps and layers of a PDF into fixed page content. Text stays text, links keep working, and hidden parts are removed.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Drop one or more files: forms, marked-up drafts or drawings.' },
    {
      title: 'Choose what becomes fixed',
      text: 'Form fields, annotations, layers, or all three.',
    },
    {
      title: 'Flatten and check',
      text: 'Compare the pages in the preview: they look as before. Then download.',
    },
  ],
  faq: [
    {
      ask: 'What does flattening change?',
      answer:
        'What lies above a page becomes part of it. Field values can no longer be edited, comments can no longer be moved or deleted, and layers can no longer be switched. Text stays text: it is not turned into an image.',
    },
    {
      ask: 'Do links still work?',
      answer: 'Yes. Links, bookmarks, tags and attached files are kept.',
    },
    {
      ask: 'What happens to comments and hidden parts?',
      answer:
        'Everything you see on the screen stays visible: highlights, stamps, drawings, text boxes and icons. The text inside a comment icon is not shown on the page, so it is removed. Hidden annotations, hidden fields and layers that are turned off are removed, too.',
    },
    {
      ask: 'What happens to digital signatures?',
      answer:
        'Their visible image stays, but the signature itself is no longer valid, because the file has changed. A note on the result tells you so. Keep the original if you need the signature.',
    },
    {
      ask: 'Why flatten a PDF?',
      answer:
        'To send a form that nobody changes by accident, to print annotations and layers reliably, or to show a file the same way in every program.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    forms: { label: 'Form fields', hint: 'Values stay visible but can no longer be edited' },
    annotations: {
      label: 'Annotations',
      hint: 'Comments, highlights, stamps, drawings and text boxes; links keep working',
    },
    layers: { label: 'Layers', hint: 'Layers that are turned off are removed with their content' },
  },
} satisfies CopyOf<typeof options>;
