import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Answer the questions, watch the official form fill in, and give it to the person who asked.',
  action: { one: 'Make {count} form', other: 'Make {count} forms' },
  seo: {
    title: 'Fill in Form W-9 online',
    description:
      'Fill in the IRS Form W-9 of March 2024 with checks of the SSN, ITIN or EIN, in your browser, then download it fillable or ready to print.',
  },
  howTo: [
    {
      title: 'Say who you are',
      text: 'Your name as on your tax return, your tax classification and your address.',
    },
    {
      title: 'Enter one taxpayer number',
      text: 'SSN, ITIN or EIN. The format is checked as you type; the number stays masked on the screen.',
    },
    {
      title: 'Download and sign',
      text: 'Print the form and sign it by hand, or sign the PDF. Then give it to the requester, not to the IRS.',
    },
  ],
  faq: [
    {
      ask: 'Who gets my W-9?',
      answer:
        'The person or company that asked for it, such as a client, a bank or a broker. They use it to report what they paid you. It is never sent to the IRS.',
    },
    {
      ask: 'SSN or EIN: which number do I enter?',
      answer:
        'Exactly one, and it must match the name on line 1. Individuals give their SSN, or their ITIN. Sole proprietors may give an EIN instead. Corporations, partnerships and most LLCs give their EIN.',
    },
    {
      ask: 'What do I tick for an LLC?',
      answer:
        'With one owner and no election, the box of that owner: usually “Individual/sole proprietor”. Otherwise “LLC”, with the letter C, S or P for the way in which it is taxed.',
    },
    {
      ask: 'Is Octavo part of the IRS?',
      answer:
        'No: there is no affiliation with the IRS, and you get no tax advice here. The same form is free at irs.gov, with its instructions.',
    },
    {
      ask: 'What happens to my number?',
      answer:
        'While you type, it stays in your browser. For the download it is sent encrypted with the request, sealed with a key that is destroyed when the file is made, and the file is deleted {retention} later.',
    },
    {
      ask: 'Which revision is this?',
      answer:
        'March 2024, the one with line 3b for foreign partners, owners and beneficiaries. Ask the requester if they need another one.',
    },
  ],
  options: {
    values: { label: 'JSON file with your answers by question', hint: '--fields lists the questions' },
    revision: { label: 'Revision of the form', hint: 'Such as 2024-03; the newest when empty' },
    flatten: {
      label: 'Make the answers part of the pages',
      hint: 'They can be printed, and no longer changed',
    },
  },
} satisfies CopyOf<typeof options>;
