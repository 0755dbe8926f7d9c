import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Remove a password you know, or restrictions on printing, copying and changing.',
  action: { one: 'Unlock {count} file', other: 'Unlock {count} files' },
  seo: {
    title: 'Unlock PDF: remove password and restrictions',
    description:
      'Remove the password from a PDF you can open, or the restrictions on printing, copying and changing one you own. Passwords are never guessed.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Drop the locked file, or several that open with the same password.' },
    {
      title: 'Enter the password',
      text: 'It is needed only where the file asks for one to open. Confirm that you have the right to unlock it.',
    },
    { title: 'Unlock and download', text: 'The new file opens freely. Look through it, then save it.' },
  ],
  faq: [
    {
      ask: 'Can you open a file whose password I forgot?',
      answer:
        'No. Its contents are encrypted and can be read only with the password, and we do not try out guesses.',
    },
    {
      ask: 'What can be removed without a password?',
      answer:
        'Restrictions of a file that opens freely but forbids printing, copying or changing. They do not encrypt its contents against you.',
    },
    {
      ask: 'Am I allowed to unlock a file?',
      answer:
        'If it is yours, or if its owner agrees. Laws differ from country to country, so we ask you to confirm that you have the right.',
    },
    {
      ask: 'What happens when the password is wrong?',
      answer: 'You are told so and can try again at once. The file does not have to be uploaded again.',
    },
    {
      ask: 'Is anything else changed in the file?',
      answer:
        'No, pages and contents stay as they are. A digital signature does not stay valid, because the file has to be rewritten without encryption.',
    },
    {
      ask: 'What happens to my file and my password?',
      answer:
        'The file is stored encrypted and deleted {retention} after upload, together with the result. The password is kept encrypted while the task waits and runs, and erased when it ends.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'Not needed when the file opens freely' },
  },
} satisfies CopyOf<typeof options>;
