import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Enter wages and deposits; taxes, totals and the balance are computed to the cent.',
  action: { one: 'Make {count} return', other: 'Make {count} returns' },
  seo: {
    title: 'Fill in Form 941 online',
    description:
      'Complete the IRS Form 941 for a quarter of 2024: lines 5a to 15 are added up in whole cents, and the deposit schedule is checked against line 12.',
  },
  howTo: [
    {
      title: 'Name the employer and the quarter',
      text: 'EIN, legal name and address, and one of the four quarters of 2024.',
    },
    {
      title: 'Enter wages, tax withheld and deposits',
      text: 'The taxes of lines 5a to 5d, the totals and the balance appear beside your amounts as you type.',
    },
    {
      title: 'Check, print and sign page 2',
      text: 'A return without a signature on page 2 is not valid. The voucher on page 3 goes with a check.',
    },
  ],
  faq: [
    {
      ask: 'When is Form 941 due?',
      answer:
        'By the last day of the month after the quarter: April 30, July 31, October 31 and January 31, or the next business day. The IRS prefers e-filing.',
    },
    {
      ask: 'What is the rate of 15.3% that people speak of?',
      answer:
        'The combined rate of social security (12.4%) and Medicare (2.9%), which the self-employed pay in full. Form 941 has them separately: × 0.124 on lines 5a and 5b, × 0.029 on line 5c.',
    },
    {
      ask: 'What belongs on line 7?',
      answer:
        'The few cents by which the computed taxes differ from what you withheld, because each payslip is rounded. It may be below zero.',
    },
    {
      ask: 'Which box of line 16 is mine?',
      answer:
        'The first one when line 12 of this or of the prior quarter is below $2,500. Otherwise you are a monthly depositor, whose three months must add up to line 12, or a semiweekly one, who attaches Schedule B.',
    },
    {
      ask: 'Can I file it for another year?',
      answer:
        'No. This is the revision of March 2024, for the quarters of 2024. Other years have forms of their own, free at irs.gov. Octavo is not affiliated with the IRS, and this is not tax advice.',
    },
    {
      ask: 'Are the amounts of my business kept?',
      answer:
        'Not beyond the task. They are sealed with a key that is destroyed as soon as the return is made, and the PDF is deleted {retention} later.',
    },
  ],
  options: {
    values: { label: 'JSON file with your amounts by line', hint: '--fields lists all lines' },
    revision: { label: 'Revision', hint: 'Such as 2024-03; the newest when empty' },
    flatten: { label: 'Make the amounts part of the pages', hint: 'For printing and for records' },
  },
} satisfies CopyOf<typeof options>;
