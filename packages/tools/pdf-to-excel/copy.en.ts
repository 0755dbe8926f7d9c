import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert the tables in a PDF to an Excel workbook, with numbers you can calculate with.',
  action: { one: 'Convert {count} file to Excel', other: 'Convert {count} files to Excel' },
  seo: {
    title: 'PDF to Excel: tables with real numbers',
    description:
      'Convert the tables of a PDF to an Excel workbook or CSV, with merged cells, headers, real numbers and dates. Totals that do not add up are marked.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Reports, statements, price lists: drop them here or choose them.' },
    {
      title: 'Choose the layout',
      text: 'Each table on its own sheet or all on one, as Excel or CSV, with or without the text around them.',
    },
    {
      title: 'Check and download',
      text: 'The result tells you how many tables were found, and how many pages have none.',
    },
  ],
  faq: [
    {
      ask: 'Which tables are found?',
      answer:
        'Tables with lines around every cell, with only some lines, or with none if their columns align over at least three rows. A table that spans several pages becomes one. A page printed from a spreadsheet is converted in full.',
    },
    {
      ask: 'Are numbers and dates really numbers and dates?',
      answer:
        'Yes: 1,234.56 and 1 234,56, (1,234), 5 %, amounts with a currency, dates and times. The number format is detected from the whole column. Postal codes, telephone numbers and ambiguous dates stay text.',
    },
    {
      ask: 'What does a red cell mean?',
      answer:
        'A total that does not match the sum of the numbers above it. The cell comment shows both values. Rounding is allowed for, and only totals that are clearly sums are checked, so an unmarked total is not a guarantee.',
    },
    {
      ask: 'What can go wrong?',
      answer:
        'Tables without lines and with long text in several columns can be mistaken for columns of text, and charts full of numbers for tables. Merged cells without lines are estimated. A PDF contains no formulas: you get their results. Fonts are not kept; colours and borders are.',
    },
    {
      ask: 'Does it work with scans?',
      answer:
        'Yes, in the language you choose; tables with lines around their cells give the best results. Digits can be misrecognized, so check amounts: totals that do not add up are marked, and pages that were hard to recognize are listed. If there is text but no table, you get the text instead of an empty workbook.',
    },
    {
      ask: 'How many files can I convert, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together. They are stored encrypted and deleted {retention} after upload, together with the workbooks.',
    },
  ],
  options: {
    sheets: {
      label: 'Sheets',
      choices: {
        table: { label: 'One per table', hint: 'Named after its caption' },
        one: { label: 'All on one sheet', hint: 'One below another, in page order' },
      },
    },
    format: {
      label: 'Format',
      choices: {
        xlsx: { label: 'Excel (XLSX)', hint: 'Numbers, dates, merged cells, colours and borders' },
        csv: { label: 'CSV', hint: 'One file per table, values as printed' },
      },
    },
    textOutside: {
      label: 'Include the text around the tables',
      hint: 'On a separate sheet, or between the tables if all are on one sheet.',
    },
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
