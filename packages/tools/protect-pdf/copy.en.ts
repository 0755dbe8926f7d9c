import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Encrypt a PDF with a password, and decide what readers may do with it.',
  action: { one: 'Protect {count} file', other: 'Protect {count} files' },
  seo: {
    title: 'Protect PDF with a password (AES-256)',
    description:
      'Encrypt PDF files with AES-256 so that they open only with your password, and choose whether they may be printed, copied, changed or filled in.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop the files to lock: one, or several that will share a password.',
    },
    {
      title: 'Set the password',
      text: 'Choose a long one that you use nowhere else. If you like, limit printing, copying and changing.',
    },
    {
      title: 'Protect and download',
      text: 'Save the encrypted file, and send its password separately.',
    },
  ],
  faq: [
    {
      ask: 'How strong is the protection?',
      answer:
        'The contents are encrypted with AES-256 as PDF 2.0 defines it; AES-128 is offered for old readers. Nobody can read the file without the password, so it is as strong as the password you choose.',
    },
    {
      ask: 'What if I forget the password?',
      answer:
        'Then nobody can open the file, and neither can we. Keep the unprotected original in a safe place.',
    },
    {
      ask: 'What is the owner password for?',
      answer:
        'Whoever knows it may lift the restrictions on printing, copying and changing. If you leave it empty, it is set at random and nobody knows it.',
    },
    {
      ask: 'Can the restrictions be bypassed?',
      answer:
        'Yes, by programs that ignore them. Readers such as Acrobat follow them, but only the password to open encrypts anything. Do not rely on restrictions for secrets.',
    },
    {
      ask: 'What happens to my file and my password?',
      answer:
        'The file is stored encrypted and deleted {retention} after upload, together with the result. The password is kept encrypted while the task waits and runs, and erased when it ends.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'Asked for whenever the file is opened' },
    ownerPassword: { label: 'Owner password', hint: 'Lifts the restrictions. Left empty, nobody knows it.' },
    encryption: {
      label: 'Encryption',
      choices: {
        'aes-256': { label: 'AES-256', hint: 'For all current readers' },
        'aes-128': { label: 'AES-128', hint: 'For old readers. Passwords of at most 32 Western characters' },
      },
    },
    allow: {
      label: 'Readers may',
      hint: 'Programs that follow the rules of PDF keep to this',
      choices: {
        print: { label: 'Print' },
        copy: { label: 'Copy text and images' },
        modify: { label: 'Change the contents' },
        annotate: { label: 'Comment' },
        fill: { label: 'Fill in forms' },
        assemble: { label: 'Insert, turn and delete pages' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
