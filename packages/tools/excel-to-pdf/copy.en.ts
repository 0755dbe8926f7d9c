import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Print spreadsheets and CSV tables to PDF without tearing wide tables into strips.',
  action: { one: 'Convert {count} spreadsheet', other: 'Convert {count} spreadsheets' },
  seo: {
    title: 'Excel to PDF: wide sheets stay readable',
    description:
      'Convert XLS, XLSX, ODS and CSV to PDF. Wide tables are turned and scaled to one page as long as they can be read. Choose sheets, paper and gridlines.',
  },
  howTo: [
    {
      title: 'Add your spreadsheets',
      text: 'Drop one or several, including CSV files in any encoding and with any separator.',
    },
    {
      title: 'Choose sheets and paper',
      text: 'Take all sheets or some, and decide on scaling, orientation and whether gridlines are drawn.',
    },
    {
      title: 'Convert and check',
      text: 'Leaf through the pages and look at the widest sheets, then download.',
    },
  ],
  faq: [
    {
      ask: 'What happens to tables wider than the page?',
      answer:
        'Where the file has print settings of its own, they are followed. Otherwise the paper is turned and the sheet scaled down to one page across, but never below half its size. A sheet that is still too wide is spread over as few pages side by side as possible, with its first column repeated, and you are told so; a title merged across columns may then be cut at the edge of a page. Heading rows are repeated where the workbook asks for it.',
    },
    {
      ask: 'Which sheets are converted?',
      answer:
        'All that have contents and are not hidden, unless you name others: numbers count the visible sheets from 1, and a name may be that of a hidden sheet.',
    },
    {
      ask: 'How are CSV files read?',
      answer:
        'Encoding and separator are detected, and you are told when the encoding had to be guessed. Every field stays as it is written: nothing becomes a date or a formula, and leading zeros remain. Lines are drawn between the cells, and a row of column names is repeated on each page.',
    },
    {
      ask: 'Are formulas recalculated?',
      answer:
        'As a rule, no: you see the results saved with the file. Macros do not run, and data linked from other files or the web is not fetched.',
    },
    {
      ask: 'Do charts and colours look the same?',
      answer:
        'Colours, borders, conditional formats, pictures and most charts do. LibreOffice draws them, and some newer chart types of Excel look different or are missing. Pivot tables show what was saved.',
    },
    {
      ask: 'How many files can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together; a password is asked for where one is needed. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'For workbooks that ask for one' },
    sheets: { label: 'Sheets', hint: 'Numbers or names, for example 1,3. Empty takes all.' },
    fit: {
      label: 'Scaling',
      choices: {
        auto: { label: 'Automatic', hint: 'One page across while it can be read' },
        width: { label: 'One page across', hint: 'However small it gets' },
        sheet: { label: 'One page a sheet', hint: 'As large as the sheet is' },
        file: { label: 'As in the file' },
      },
    },
    orientation: {
      label: 'Orientation',
      choices: {
        auto: { label: 'Automatic', hint: 'Wide sheets become landscape' },
        portrait: { label: 'Portrait' },
        landscape: { label: 'Landscape' },
      },
    },
    pageSize: {
      label: 'Paper',
      choices: {
        file: { label: 'As in the file' },
        a3: { label: 'A3' },
        a4: { label: 'A4' },
        a5: { label: 'A5' },
        letter: { label: 'US Letter' },
        legal: { label: 'US Legal' },
      },
    },
    gridlines: { label: 'Gridlines', hint: 'Draws thin lines between all cells' },
  },
} satisfies CopyOf<typeof options>;
