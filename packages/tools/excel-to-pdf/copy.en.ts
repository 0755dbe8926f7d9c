import type { CopyOf } from '../_kit/types.ts';
import type { options } from './options.ts';

export default {
  subtitle: 'Convert spreadsheets and CSV files to PDF without splitting wide tables into strips.',
  action: { one: 'Convert {count} spreadsheet', other: 'Convert {count} spreadsheets' },
  seo: {
    title: 'Excel to PDF: wide sheets stay readable',
    description:
      'Convert XLS, XLSX, ODS and CSV to PDF. Wide tables are rotated and scaled to one page while still readable. Choose sheets, paper and gridlines.',
  },
  howTo: [
    {
      title: 'Add your spreadsheets',
      text: 'Drop one or several, including CSV files in any encoding and with any separator.',
    },
    {
      title: 'Choose sheets and paper',
      text: 'Convert all sheets or some, and set the scaling, orientation and gridlines.',
    },
    {
      title: 'Convert and check',
      text: 'Browse the pages, check the widest sheets, then download.',
    },
  ],
  faq: [
    {
      ask: 'What happens to tables wider than the page?',
      answer:
        'If the file has its own print settings, they are used. Otherwise, the page is set to landscape and the sheet scaled down to one page across, but never below half its size. A sheet that is still too wide spans as few pages side by side as possible, with its first column repeated, and the result tells you so; a title merged across columns may then be cut at the page edge. Heading rows are repeated if the workbook is set up that way.',
    },
    {
      ask: 'Which sheets are converted?',
      answer:
        'All visible sheets with contents, unless you list others: numbers count the visible sheets from 1, and names can also refer to hidden sheets.',
    },
    {
      ask: 'How are CSV files read?',
      answer:
        'Encoding and separator are detected, and the result tells you if the encoding had to be guessed. Every field stays as it is written: nothing becomes a date or a formula, and leading zeros remain. Cells have borders, and a header row is repeated on each page.',
    },
    {
      ask: 'Are formulas recalculated?',
      answer:
        'Generally no: you see the results saved in the file. Macros do not run, and data linked from other files or the web is not fetched.',
    },
    {
      ask: 'Do charts and colours look the same?',
      answer:
        'Colours, borders, conditional formatting, images and most charts do. The conversion uses LibreOffice: some newer Excel chart types look different or are missing. Pivot tables show their last saved state.',
    },
    {
      ask: 'How many files can I add, and how long are they kept?',
      answer:
        'Up to {filesPerTask} files, {taskSize} together; you are asked for a password where needed. They are stored encrypted and deleted {retention} after upload, together with the results.',
    },
  ],
  options: {
    password: { label: 'Password', hint: 'For password-protected workbooks' },
    sheets: { label: 'Sheets', hint: 'Numbers or names, for example 1,3. Leave empty for all.' },
    fit: {
      label: 'Scaling',
      choices: {
        auto: { label: 'Automatic', hint: 'Fit width when still readable' },
        width: { label: 'One page across', hint: 'Always fit width' },
        sheet: { label: 'One page per sheet', hint: 'Page size follows the sheet' },
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
