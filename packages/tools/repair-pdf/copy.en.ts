import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Rebuild a PDF that will not open, and see exactly what was repaired.',
  action: { one: 'Repair {count} file', other: 'Repair {count} files' },
  seo: {
    title: 'Repair a PDF that will not open',
    description:
      'Rebuild a damaged PDF from what can still be read: its index, its list of pages and its data. You are told what was repaired before you download it.',
  },
  howTo: [
    {
      title: 'Add the damaged PDF',
      text: 'Drop it as it is, even if no program opens it. There is nothing to set.',
    },
    {
      title: 'Let it be rebuilt',
      text: 'The file is searched from beginning to end for everything that can still be read.',
    },
    {
      title: 'See what was repaired',
      text: 'Read the list of repairs, look at the pages, then download the result.',
    },
  ],
  faq: [
    {
      ask: 'What kind of damage can be repaired?',
      answer:
        'A broken index, a damaged list of pages, wrong lengths of data, a missing end: the usual traces of an interrupted download or a faulty program.',
    },
    {
      ask: 'What cannot be recovered?',
      answer:
        'Data that is no longer in the file. When a download stopped halfway, the second half is missing, and no repair can bring it back. Look through the result to see what is missing.',
    },
    {
      ask: 'What if nothing is wrong with my file?',
      answer:
        'Then you are told that no damage was found. If a program still refuses the file, the fault is probably in that program.',
    },
    {
      ask: 'Is my damaged file changed?',
      answer:
        'No. The repaired document is a new file, and yours stays on your device as it is. Keep it until you have checked the result.',
    },
    {
      ask: 'How many files can I repair, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {},
} satisfies CopyOf<typeof options>;
