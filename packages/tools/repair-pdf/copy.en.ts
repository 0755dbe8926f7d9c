import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Rebuild a PDF that will not open, and see exactly what was repaired.',
  action: { one: 'Repair {count} file', other: 'Repair {count} files' },
  seo: {
    title: 'Repair a PDF that will not open',
    description:
      'Rebuild a damaged PDF from what is still readable: its index, page list and data. You see what was repaired before you download the file.',
  },
  howTo: [
    {
      title: 'Add the damaged PDF',
      text: 'Drop the file, even if no program can open it. There are no options to set.',
    },
    {
      title: 'Repair the file',
      text: 'We scan the whole file for everything that is still readable.',
    },
    {
      title: 'See what was repaired',
      text: 'Check the list of repairs and the pages, then download the result.',
    },
  ],
  faq: [
    {
      ask: 'What kind of damage can be repaired?',
      answer:
        'A broken index, a damaged page list, incorrect data lengths, a missing end: the usual results of an interrupted download or a faulty program.',
    },
    {
      ask: 'What cannot be recovered?',
      answer:
        'Data that is no longer in the file. If a download stopped halfway, the second half is missing and cannot be restored. Check the result to see what is missing.',
    },
    {
      ask: 'What if nothing is wrong with my file?',
      answer:
        'The result then says that no damage was found. If a program still cannot open the file, the problem is probably in that program.',
    },
    {
      ask: 'Is my damaged file changed?',
      answer:
        'No. The repaired document is a new file, and your original is not changed. Keep it until you have checked the result.',
    },
    {
      ask: 'How many files can I repair, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {},
} satisfies CopyOf<typeof options>;
