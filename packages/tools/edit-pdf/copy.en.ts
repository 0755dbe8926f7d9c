import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Change text in its own font, move images, fill in forms, rearrange pages. Nothing else is touched.',
  action: { one: 'Save {count} change', other: 'Save {count} changes' },
  seo: {
    title: 'Edit a PDF online: text, images, forms and pages',
    description:
      'Edit a PDF in the browser: correct text in its own font, replace images, fill in forms, comment, and rearrange pages. Nothing to install.',
  },
  howTo: [
    { title: 'Open your PDF', text: 'Drop a file; its pages appear as they will be printed.' },
    {
      title: 'Change what you like',
      text: 'Open a paragraph and type, or choose a tool. Everything can be undone.',
    },
    {
      title: 'Apply and download',
      text: 'Check what you changed in the list, page by page, then apply it and download the new file.',
    },
  ],
  faq: [
    {
      ask: 'Does the text keep its font?',
      answer:
        'Yes, as far as the file allows it. Your words are set in the font of the paragraph when it has the letters; the editor tells you which words need another font before you apply anything. The paragraph gets new line breaks, and the rest of the page stays where it is.',
    },
    {
      ask: 'Can I replace a word everywhere?',
      answer:
        'Yes. Find and replace lists every place with the words around it, and you choose which ones to change.',
    },
    {
      ask: 'Can I edit a scanned document?',
      answer:
        'A scan is an image of text. You can write on it, cover parts of it and fill it in; to search and copy its text, run OCR first.',
    },
    {
      ask: 'What happens to a signed document?',
      answer:
        'Every signature stays valid as long as its author allows what you do: edits follow the signed part of the file. Tools that a certification forbids are off, with the reason beside them.',
    },
    {
      ask: 'Is deleted text gone from the file?',
      answer:
        'It is no longer shown, but the earlier state can be recovered from the file. To remove something for good, use Redact PDF.',
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
    replace: {
      label: 'Text to replace',
      hint: 'Text and replacement, for example old=>new. Every occurrence is replaced. May be given several times',
    },
    page: {
      label: 'Pages in which texts are replaced',
      hint: 'For example 3 or 1-3,8. All pages when empty',
    },
    matchCase: { label: 'Match capital letters', hint: 'Applies to texts to replace' },
    wholeWords: { label: 'Whole words only', hint: 'Applies to texts to replace' },
    highlight: {
      label: 'Text to highlight',
      hint: 'Every occurrence is highlighted. May be given several times',
    },
    note: {
      label: 'Note to add',
      hint: 'Page and text, for example 3: Please check. May be given several times',
    },
    exportValues: {
      label: 'Save the values of the form as a file, too',
      choices: {
        json: { label: 'JSON, for programs' },
        fdf: { label: 'FDF, for other PDF programs' },
        csv: { label: 'CSV, for spreadsheets' },
      },
    },
    values: {
      label: 'Values to fill in',
      hint: 'A JSON, FDF or CSV file with the names and the values of form fields',
    },
    flatten: {
      label: 'Flatten the result',
      hint: 'Annotations, form fields and layers become part of the pages',
    },
    asset: {
      label: 'File used by the edits',
      hint: 'An image, a file to attach, or a PDF with pages to insert. The edits refer to it by its name',
    },
  },
} satisfies CopyOf<typeof options, 'asset' | 'values'>;
