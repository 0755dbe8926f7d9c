import { scanWords } from '../_kit/scan-words.en.ts';
import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Turn the tables in a PDF into an Excel workbook, with numbers you can calculate with.',
  action: { one: 'Convert {count} file to Excel', other: 'Convert {count} files to Excel' },
  seo: {
    title: 'PDF to Excel: tables with real numbers',
    description:
      'Turn the tables of a PDF into an Excel workbook or CSV, with merged cells, headers, real numbers and dates. Totals that do not add up are marked.',
  },
  howTo: [
    { title: 'Add your PDFs', text: 'Reports, statements, price lists: drop them here or choose them.' },
    {
      title: 'Choose the layout',
      text: 'Each table on its own sheet or all on one, as Excel or CSV, with or without the text around them.',
    },
    {
      title: 'Check and download',
      text: 'You are told how many tables were found, and which pages had none.',
    },
  ],
  faq: [
    {
      ask: 'Which tables are found?',
      answer:
        'Tables with lines around every cell, with only some lines, and with none, when their columns line up over at least three rows. A table that runs on over several pages becomes one. A page printed from a spreadsheet comes out whole.',
    },
    {
      ask: 'Are numbers and dates really numbers and dates?',
      answer:
        'Yes: 1,234.56 and 1 234,56, (1,234), 5 %, amounts with a currency, dates and times. How a document writes them is read from the whole column. Postal codes, telephone numbers and dates that could be read in two ways stay text.',
    },
    {
      ask: 'What does a red cell mean?',
      answer:
        'A total that is not the sum of the numbers above it. The comment on the cell shows both. Rounding is allowed for, and only totals that are plainly sums are checked, so an unmarked total proves nothing.',
    },
    {
      ask: 'What can go wrong?',
      answer:
        'Tables without lines and with long text in several columns can be mistaken for columns of text, and charts full of numbers for tables. Merged cells without lines around them are guesses. Formulas are not in a PDF: you get their results. Fonts are not kept, colours and borders are.',
    },
    {
      ask: 'Does it read scans?',
      answer:
        'Yes, in the language you choose; tables with lines around their cells come out best. A digit can be read wrongly, so check amounts: totals that do not add up are marked, and pages that were hard to read are named. If there is text but no table, you get the text rather than an empty workbook.',
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
        table: { label: 'One for each table', hint: 'Named by its caption' },
        one: { label: 'All on one', hint: 'Below each other, in the order of the pages' },
      },
    },
    format: {
      label: 'Format',
      choices: {
        xlsx: { label: 'Excel (XLSX)', hint: 'Numbers, dates, merged cells, colours and borders' },
        csv: { label: 'CSV', hint: 'One file for each table, values as printed' },
      },
    },
    textOutside: {
      label: 'Include the text around the tables',
      hint: 'On a sheet of its own, or between the tables when all are on one sheet.',
    },
    ...scanWords,
    pages: { label: 'Pages', hint: 'For example 1-3,5,8-, odd, even or last. Leave empty for all pages.' },
  },
} satisfies CopyOf<typeof options>;
