import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle:
    'Wage and tax statements for employees and states, with the arithmetic checked, one or many from a table.',
  action: { one: 'Make {count} W-2 statement', other: 'Make {count} W-2 statements' },
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
      text: 'Octavo points out taxes that do not fit the wages. A whole payroll comes from a CSV file.',
    },
    {
      title: 'Download and hand out',
      text: 'The employee keeps Copy C and files B and 2 with tax returns; Copy 1 goes to the state tax department.',
    },
  ],
  faq: [
    {
      ask: 'When is a W-2 due?',
      answer:
        'Hand it to the employee, and file it with the Social Security Administration, by the end of January; when that is a weekend, on the Monday after it. For the wages of 2026, the day is February 1, 2027.',
    },
    {
      ask: 'Can I send Copy A from here?',
      answer:
        'Copy A is not among the pages. Employers file it free of charge through Business Services Online of the Social Security Administration, or on red forms that the IRS mails out. Employers who file 10 or more returns in a year, W-2s and 1099s together, must do so online.',
    },
    {
      ask: 'Why does box 4 not fit box 3?',
      answer:
        'Box 4 is 6.2% of boxes 3 and 7, up to the wage base of the year, give or take a cent for each pay period. Wages above the wage base belong in boxes 1 and 5 only. Most wrong W-2s are wrong here.',
    },
    {
      ask: 'Do contractors get a W-2?',
      answer:
        'They get a 1099-NEC instead and pay both halves of social security and Medicare themselves, 15.3% in all. An employer withholds one half, 7.65%, from wages and pays the other.',
    },
    {
      ask: 'Is this the official form?',
      answer:
        'No: the layout is ours and follows Publication 1141, the rules for W-2s that employers print themselves. Neither the IRS nor the Social Security Administration is behind Octavo, and a tax adviser knows your case better than any page. The original is at irs.gov, free of charge.',
    },
    {
      ask: 'How do I make many at once?',
      answer:
        'Pro reads a CSV file with one employee per line; columns are titled with the question names of the template. A payroll of up to 1,000 people is checked line by line before anything is made. Your entries become unreadable once the task ends, and the W-2s are deleted {retention} later.',
    },
  ],
  options: {
    values: { label: 'JSON file with your answers by question', hint: '--fields lists the questions' },
    table: {
      label: 'CSV table of employees, one per row',
      hint: 'Its first row has the names of the questions; values are shared by all rows',
    },
    flatten: {
      label: 'Make the answers part of the pages',
      hint: 'They can be printed, and no longer changed',
    },
  },
} satisfies CopyOf<typeof options>;
