import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Wage and tax statements for employees and states, with the arithmetic checked, one or many from a table.',
  action: { one: 'Make the W-2 {count}', other: 'Make {count} W-2 statements' },
  seo: {
    title: 'Fill in Form W-2 online',
    description:
      'Make Copies 1, B, C and 2 of Form W-2 for 2021 to 2026, with social security and Medicare tax checked, for one employee or each row of a CSV table.',
  },
  howTo: [
    {
      title: 'Choose the year',
      text: 'The boxes, the wage base and the codes of box 12 follow the official form of the tax year.',
    },
    {
      title: 'Enter employer, employee and wages',
      text: 'Taxes that do not fit the wages are pointed out. For many employees, use a CSV table with a row for each.',
    },
    {
      title: 'Download and hand out',
      text: 'Give Copies B, C and 2 to the employee and Copy 1 to the state. File Copy A with the Social Security Administration.',
    },
  ],
  faq: [
    {
      ask: 'When is a W-2 due?',
      answer:
        'The employee and the Social Security Administration get it by January 31, or the next business day: February 1, 2027 for the tax year 2026.',
    },
    {
      ask: 'Can I send Copy A from here?',
      answer:
        'No. Copy A goes to the Social Security Administration electronically, free of charge through Business Services Online, or on the official red form; one that is printed from a PDF may be penalized. With 10 or more returns of all kinds, you must file electronically.',
    },
    {
      ask: 'Why does box 4 not fit box 3?',
      answer:
        'Box 4 is 6.2% of boxes 3 and 7, up to the wage base of the year, give or take a cent for each pay period. Wages above the wage base belong in boxes 1 and 5 only. This is the most common mistake.',
    },
    {
      ask: 'Do contractors get a W-2?',
      answer:
        'No. Contractors get Form 1099-NEC. They pay self-employment tax of 15.3% themselves: 12.4% for social security and 2.9% for Medicare. For employees, each side pays half.',
    },
    {
      ask: 'Is this the official form?',
      answer:
        'It is a substitute statement: our own layout, with the boxes, titles and notices that the IRS requires in Publication 1141. Octavo is not affiliated with the IRS or the Social Security Administration, and nothing here is tax advice. The official form is free at irs.gov.',
    },
    {
      ask: 'How do I make many at once?',
      answer:
        'With Pro: a CSV table whose first row has the names of the questions, and a row for each employee, up to 1,000. Each row is checked, and zeros that spreadsheet programs took off are put back. What you enter is sealed with a key that is destroyed when the files are made; the files are deleted {retention} later.',
    },
  ],
  options: {
    values: { label: 'JSON file with your answers by question', hint: '--fields lists the questions' },
    table: {
      label: 'CSV table with a row for each employee',
      hint: 'Its first row has the names of the questions; values are shared by all rows',
    },
    flatten: {
      label: 'Make the answers part of the pages',
      hint: 'They can be printed, and no longer changed',
    },
  },
} satisfies CopyOf<typeof options>;
