import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'See who signed a PDF, whether it is still as it was signed, and what changed afterwards.',
  action: { one: 'Verify {count} file', other: 'Verify {count} files' },
  seo: {
    title: 'Verify PDF signatures online',
    description:
      'Check the digital signatures of a PDF: signer, certificate chain, time stamp, PAdES level, revocation, and every change made after signing.',
  },
  howTo: [
    {
      title: 'Add a signed PDF',
      text: 'Drop a file. It is read in your browser, and neither sent nor changed.',
    },
    {
      title: 'Read the verdict',
      text: 'Each signature is valid, valid with an unknown identity, changed after signing, or broken, with the reasons.',
    },
    {
      title: 'Look at what was signed',
      text: 'Later changes are listed by kind, page and name. The file as it was signed can be extracted and opened.',
    },
  ],
  faq: [
    {
      ask: 'When is a signature valid?',
      answer:
        'When the signed bytes are unchanged, the signature belongs to its certificate, later changes are ones that it permits, and an authority that is trusted here vouches for the signer.',
    },
    {
      ask: 'What does “valid, identity unknown” mean?',
      answer:
        'The document is as it was signed, but no authority on the list of this service vouches for the name in the certificate. Anyone can make a certificate with any name, so ask the signer for its fingerprint.',
    },
    {
      ask: 'Which changes may follow a signature?',
      answer:
        'Further signatures, time stamps and proofs, filled-in fields and comments, unless the author has forbidden them. New text or images on a page, or a comment that hides text, make it “changed after signing”.',
    },
    {
      ask: 'Are attacks with several versions in one file detected?',
      answer:
        'Yes. The file is compared with the signed version as it is shown, by two ways of reading it. Replaced pages, hidden objects, exchanged fonts and appearances, and wrong byte ranges are reported.',
    },
    {
      ask: 'Is the certificate checked with its authority?',
      answer:
        'By the proofs that the file contains. On the command line and in the API, also by OCSP and revocation lists: only the number of the certificate is sent, never the file.',
    },
    {
      ask: 'How large may a file be, and how long is it kept?',
      answer:
        'Up to {taskSize}. This page reads it in your browser and does not send it. A file that you send to the API is stored encrypted and deleted {retention} after upload.',
    },
  ],
  options: {
    revision: {
      label: 'Earlier version to extract',
      hint: 'Number of the revision, as in the report; 0 for none',
    },
  },
} satisfies CopyOf<typeof options>;
