import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Encrypt a PDF with a password, and choose what readers can do with it.',
  action: { one: 'Protect {count} file', other: 'Protect {count} files' },
  seo: {
    title: 'Protect PDF with a password (AES-256)',
    description:
      'Encrypt PDF files with AES-256 so that they open only with your password, and choose whether they can be printed, copied, edited or filled in.',
  },
  howTo: [
    {
      title: 'Add your PDFs',
      text: 'Drop one file, or several that will share the same password.',
    },
    {
      title: 'Set the password',
      text: 'Choose a long one that you use nowhere else. You can also restrict printing, copying and editing.',
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
        'The contents are encrypted with AES-256 as PDF 2.0 defines it; AES-128 is available for old readers. The file cannot be read without the password, so the protection is as strong as the password you choose.',
    },
    {
      ask: 'What if I forget the password?',
      answer:
        'Nobody can open the file without it, including us. Keep the unprotected original in a safe place.',
    },
    {
      ask: 'What is the owner password for?',
      answer:
        'It removes the restrictions on printing, copying and editing. If you leave it empty, a random one is set that nobody knows.',
    },
    {
      ask: 'Can the restrictions be bypassed?',
      answer:
        'Yes, by programs that ignore them. Readers such as Acrobat respect them, but only the open password encrypts the contents. Do not rely on restrictions to keep secrets.',
    },
    {
      ask: 'What happens to my file and my password?',
      answer:
        'The file is stored encrypted and deleted {retention} after upload, together with the result. The password is kept encrypted while the task is queued and running, and deleted when it ends.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'Required to open the file' },
    ownerPassword: {
      label: 'Owner password',
      hint: 'Removes the restrictions. Leave empty for a random one.',
    },
    encryption: {
      label: 'Encryption',
      choices: {
        'aes-256': { label: 'AES-256', hint: 'For all current readers' },
        'aes-128': { label: 'AES-128', hint: 'For old readers. Passwords up to 32 Western characters' },
      },
    },
    allow: {
      label: 'Readers can',
      hint: 'Respected by PDF readers that follow the standard',
      choices: {
        print: { label: 'Print' },
        copy: { label: 'Copy text and images' },
        modify: { label: 'Edit the contents' },
        annotate: { label: 'Comment' },
        fill: { label: 'Fill in forms' },
        assemble: { label: 'Insert, rotate and delete pages' },
      },
    },
  },
} satisfies CopyOf<typeof options>;
