import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Remove a password you know, or restrictions on printing, copying and editing.',
  action: { one: 'Unlock {count} file', other: 'Unlock {count} files' },
  seo: {
    title: 'Unlock PDF: remove password and restrictions',
    description:
      'Remove the password from a PDF you can open, or the restrictions on printing, copying and editing one you own. We never guess passwords.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Drop the locked file, or several that open with the same password.' },
    {
      title: 'Enter the password',
      text: 'You only need it if the file asks for one when you open it. Confirm that you have the right to unlock it.',
    },
    { title: 'Unlock and download', text: 'The new file opens without a password. Check it, then save it.' },
  ],
  faq: [
    {
      ask: 'Can you open a file if I forgot its password?',
      answer:
        'No. Its contents are encrypted and can only be read with the password, and we do not try to guess it.',
    },
    {
      ask: 'What can be removed without a password?',
      answer:
        'Restrictions on a file that opens without a password but does not allow printing, copying or editing. They do not prevent the contents from being read.',
    },
    {
      ask: 'Am I allowed to unlock a file?',
      answer:
        'If it is yours, or if its owner agrees. Laws differ from country to country, so we ask you to confirm that you have the right.',
    },
    {
      ask: 'What happens if the password is wrong?',
      answer: 'You see an error and can try again immediately, without adding the file again.',
    },
    {
      ask: 'Is anything else changed in the file?',
      answer:
        'No, pages and contents stay the same. Digital signatures become invalid, because the file has to be rewritten without encryption.',
    },
    {
      ask: 'What happens to my file and my password?',
      answer:
        'The file is stored encrypted and deleted {retention} after upload, together with the result. The password is kept encrypted while the task is queued and running, and deleted when it ends.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'Not needed if the file opens without one' },
  },
} satisfies CopyOf<typeof options>;
