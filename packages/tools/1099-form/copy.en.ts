import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Statements of rents, royalties and other payments for recipients and states, one or many from a table.',
  action: { one: 'Make {count} 1099-MISC statement', other: 'Make {count} 1099-MISC statements' },
  seo: {
    title: 'Fill in Form 1099-MISC online',
    description:
      'Make Copies 1, B and 2 of Form 1099-MISC for 2021 to 2026, with checks of amounts and numbers, for one recipient or for each row of a CSV table.',
  },
  howTo: [
    {
      title: 'Choose the year',
      text: 'The boxes and their numbers follow the official form of the year in which you paid.',
    },
    {
      title: 'Enter payer, recipient and amounts',
      text: 'Take the recipient’s name and number from their Form W-9. For many recipients, use a CSV table with a row for each.',
    },
    {
      title: 'Download and hand out',
      text: 'Give Copies B and 2 to the recipient and Copy 1 to the state. File Copy A with the IRS electronically.',
    },
  ],
  faq: [
    {
      ask: 'When is a 1099-MISC due?',
      answer:
        'The recipient gets it by January 31, or the next business day: February 1, 2027 for payments of 2026. With an amount in box 8 or 10, by February 16, 2027. The IRS gets it by March 1, 2027 on paper or March 31, 2027 electronically.',
    },
    {
      ask: 'Can I send Copy A to the IRS from here?',
      answer:
        'No. Machines read Copy A, and one that is printed from a PDF may be penalized. File electronically with the IRS’s free IRIS portal, or order the scannable form. With 10 or more returns of all kinds, you must file electronically.',
    },
    {
      ask: 'From what amount do I report payments?',
      answer:
        'From $2,000 for payments of 2026, and $600 before; royalties and substitute payments from $10; attorneys and fish from $600. Any payment with backup withholding is reported.',
    },
    {
      ask: 'Is the pay of contractors reported here?',
      answer:
        'No. Fees for services belong on Form 1099-NEC. This is the most common mistake. The recipient pays self-employment tax of 15.3% on them: 12.4% for social security and 2.9% for Medicare.',
    },
    {
      ask: 'Is this the official form?',
      answer:
        'It is a substitute statement: our own layout, with the boxes, titles and notices that the IRS requires in Publication 1179. The IRS has no part in Octavo, and these pages are no substitute for a tax adviser. The IRS gives its own copies away at irs.gov.',
    },
    {
      ask: 'How do I make many at once?',
      answer:
        'With Pro: a CSV table whose first row has the names of the questions, and a row for each recipient, up to 1,000. Each row is checked, and zeros that spreadsheet programs took off are put back. What you enter is sealed with a key that is destroyed when the files are made; the files are deleted {retention} later.',
    },
  ],
  options: {
    values: { label: 'JSON file with your answers by question', hint: '--fields lists the questions' },
    table: {
      label: 'CSV table with a row for each recipient',
      hint: 'Its first row has the names of the questions; values are shared by all rows',
    },
    flatten: {
      label: 'Make the answers part of the pages',
      hint: 'They can be printed, and no longer changed',
    },
  },
} satisfies CopyOf<typeof options>;
