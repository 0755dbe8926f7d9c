import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Highlight, comment, draw and stamp. What you do not touch stays as it is, to the last pixel.',
  action: { one: 'Apply {count} change', other: 'Apply {count} changes' },
  seo: {
    title: 'Annotate a PDF online: highlight, comment, draw',
    description:
      'Mark up a PDF in the browser: highlights, notes with replies, text boxes, drawing, shapes, stamps and links that every PDF program can read.',
  },
  howTo: [
    { title: 'Open your PDF', text: 'Drop a file. It opens in the editor, page by page.' },
    {
      title: 'Mark it up',
      text: 'Choose a tool and use it on the page. Everything can be moved, changed and undone.',
    },
    {
      title: 'Apply and download',
      text: 'Look through the list of your changes, apply them and download the file.',
    },
  ],
  faq: [
    {
      ask: 'Can others read my comments and reply to them?',
      answer:
        'Yes. Annotations are saved the way the PDF standard describes them, with an appearance of their own. Other PDF programs show them, and their users can reply to them, move them or delete them.',
    },
    {
      ask: 'Can I reply to comments that are already in the file?',
      answer:
        'Yes. The comments of others are listed, and you can reply to them, mark them as accepted or rejected, move them and delete them. What you leave alone is not changed.',
    },
    {
      ask: 'What happens to a signed document?',
      answer:
        'Changes are added after the bytes that were signed, so signatures stay valid where their author allows annotations. Where the author forbids changes, the editor tells you before you start.',
    },
    {
      ask: 'In which scripts can I write?',
      answer:
        'In any: Latin, Greek, Cyrillic, Arabic, Hebrew, Indian scripts, Chinese, Japanese, Korean and more. The letters are embedded in the file, so they look the same everywhere.',
    },
    {
      isAboutService: true,
      ask: 'Is my work lost when I close the tab?',
      answer:
        'No. Your changes and the file are kept on your device and offered again when you come back, until the file expires or you remove it.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize} per task. It is stored encrypted and deleted {retention} after upload, together with the result.',
    },
  ],
  options: {
    edits: {
      label: 'Edits',
      hint: 'List of changes as JSON. On the command line, the path of a JSON file',
    },
    highlight: {
      label: 'Text to highlight',
      hint: 'Every occurrence is highlighted. May be given several times',
    },
    note: {
      label: 'Note to add',
      hint: 'Page and text, for example 3: Please check. May be given several times',
    },
    exportComments: {
      label: 'Save the comments as a file, too',
      hint: 'An XFDF file, which other PDF programs can import',
    },
    comments: {
      label: 'Comments to import',
      hint: 'An XFDF file that was exported from the same document',
    },
    asset: {
      label: 'File used by the edits',
      hint: 'An image for a stamp, or a file to attach. The edits refer to it by its name',
    },
  },
} satisfies CopyOf<typeof options, 'asset' | 'comments'>;
