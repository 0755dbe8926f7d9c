import type { ShownBox } from '@octavo/pdf/edit/shown-space';
import {
  amountAt,
  amountCell,
  boxAt,
  checkCell,
  emptyCell,
  lineAt,
  textCell,
  tooltipOf,
} from '../statements/cells.ts';
import type { Sheet, SheetPart, Statement, StatementCell, StatementField } from '../statements/statement.ts';
import { boxNumber, type Revision1099 } from './boxes.ts';
import { copies1099, type StatementCopy } from './copies.ts';
import { recipientInstructions } from './recipient-instructions.ts';

/** Edges of the columns: names at the left, two of boxes, the notice of the copy at the right. */
const columns = { left: 36, boxes: 282, secondBoxes: 384, notice: 486, right: 576 } as const;
const top = 58;
const rowHeight = 30;
const stateRowHeight = 42;

/** Rows above those of the states. */
const rows = 8;
const bottom = top + rows * rowHeight + stateRowHeight;

/** Small print of box 7, whose title is long. */
const longTitle = { size: 5.6 };

const payerTitle =
  'PAYER’S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.';

/** Substitute for the copies of Form 1099-MISC that go to the recipient and the state. */
export function statement1099(revision: Revision1099): Statement {
  return {
    title: `Form 1099-MISC (${revision.label ?? revision.id}), substitute statement`,
    sheets: copies1099.map((copy) => sheetOf(revision, copy)),
  };
}

function sheetOf(revision: Revision1099, copy: StatementCopy): Sheet {
  return {
    name: `Form 1099-MISC, ${copy.name}: ${copy.use}`,
    parts: [
      ...heading(revision),
      ...copyNotice(copy),
      ...people(),
      ...amounts(revision),
      ...lastRows(revision),
      ...foot(revision, copy),
      ...(copy.hasInstructions ? instructionsOf(revision) : []),
    ],
  };
}

function heading({ label }: Revision1099): SheetPart[] {
  const box = cellAt('secondBoxes', 'notice', 0, 2);
  const line = (offset: number, height: number): ShownBox => ({ ...box, top: box.top + offset, height });
  const title = { ...cellAt('notice', 'right', 0, 2), top: top + 14, height: 40 };

  return [
    {
      kind: 'cell',
      frame: 'none',
      box: boxAt(268, 40, 400, 54),
      title: 'CORRECTED (if checked)',
      titleStyle: { size: 9 },
      fields: [
        {
          name: 'corrected',
          tooltip: 'Corrected statement',
          kind: 'check',
          box: { left: 256, top: 42, width: 10, height: 10 },
        },
      ],
    },
    emptyCell(box),
    { kind: 'text', role: 'P', text: 'OMB No. 1545-0115', box: line(5, 8), size: 7, align: 'center' },
    {
      kind: 'text',
      role: 'H1',
      text: 'Form 1099-MISC',
      box: line(15, 13),
      size: 11,
      bold: true,
      align: 'center',
    },
    ...(label === null
      ? []
      : [
          {
            kind: 'text',
            role: 'P',
            text: `(${label})`,
            box: line(29, 8),
            size: 7,
            align: 'center',
          } as const,
        ]),
    { kind: 'text', role: 'P', text: 'For calendar year', box: line(39, 8), size: 7, align: 'center' },
    {
      kind: 'cell',
      frame: 'none',
      box: line(46, 13),
      fields: [
        {
          name: 'year',
          tooltip: 'Calendar year',
          kind: 'text',
          box: { left: box.left + 31, top: box.top + 46.5, width: 40, height: 12 },
          size: 10,
          align: 'center',
          most: 4,
        },
      ],
    },
    {
      kind: 'rule',
      from: { x: box.left + 33, y: box.top + 58 },
      to: { x: box.left + 69, y: box.top + 58 },
    },
    {
      kind: 'text',
      role: 'P',
      text: 'Miscellaneous Information',
      box: title,
      size: 12,
      bold: true,
      align: 'center',
    },
  ];
}

function copyNotice({ name, use, notice }: StatementCopy): SheetPart[] {
  const box = cellAt('notice', 'right', 2, 8);
  const at = (offset: number, height: number): ShownBox => ({
    left: box.left + 5,
    top: box.top + offset,
    width: box.width - 8,
    height,
  });

  return [
    emptyCell(cellAt('notice', 'right', 0, 2)),
    emptyCell(box),
    { kind: 'text', role: 'P', text: name, box: at(6, 12), size: 11, bold: true, align: 'right' },
    { kind: 'text', role: 'P', text: use, box: at(20, 24), size: 8.5, bold: true, align: 'right' },
    ...(notice === null
      ? []
      : [{ kind: 'text', role: 'P', text: notice, box: at(44, 130), size: 7.2, align: 'right' } as const]),
  ];
}

/** Payer, recipient and their numbers. */
function people(): StatementCell[] {
  const payer = cellAt('left', 'boxes', 0, 3);
  const lines = [
    { name: 'payer.name', tooltip: 'Payer’s name' },
    { name: 'payer.street', tooltip: 'Payer’s street address' },
    { name: 'payer.city', tooltip: 'Payer’s city or town, state, country and ZIP code' },
    { name: 'payer.phone', tooltip: 'Payer’s telephone number' },
  ];
  const half = (columns.left + columns.boxes) / 2;

  return [
    {
      ...emptyCell(payer, { title: payerTitle }),
      fields: lines.map((field, index) =>
        lineAt({ ...payer, height: 38 + (index + 1) * 12.5 - 5 }, { title: field.tooltip }, field),
      ),
    },
    textCell(
      { ...cellAt('left', 'boxes', 3, 4), width: half - columns.left },
      { title: 'PAYER’S TIN' },
      { name: 'payer.tin' },
    ),
    textCell(
      { ...cellAt('left', 'boxes', 3, 4), left: half, width: columns.boxes - half },
      { title: 'RECIPIENT’S TIN' },
      { name: 'recipient.tin' },
    ),
    textCell(cellAt('left', 'boxes', 4, 5), { title: 'RECIPIENT’S name' }, { name: 'recipient.name' }),
    textCell(
      cellAt('left', 'boxes', 5, 6),
      { title: 'Street address (including apt. no.)' },
      { name: 'recipient.street', tooltip: 'Recipient’s street address' },
    ),
    textCell(
      cellAt('left', 'boxes', 6, 7),
      { title: 'City or town, state or province, country, and ZIP or foreign postal code' },
      { name: 'recipient.city', tooltip: 'Recipient’s city or town, state, country and ZIP code' },
    ),
  ];
}

function amounts({ id }: Revision1099): StatementCell[] {
  const [first, second] = ['boxes', 'secondBoxes'] as const;
  const cell = (box: string, title: string, column: typeof first | typeof second, row: number, span = 1) =>
    amountCell(
      cellAt(column, column === first ? second : 'notice', row, row + span),
      { number: boxNumber(id, box) ?? '', title },
      { name: box },
    );

  return [
    cell('rents', 'Rents', first, 0),
    cell('royalties', 'Royalties', first, 1),
    cell('otherIncome', 'Other income', first, 2),
    {
      // Publication 1179 asks for this box to stand out.
      ...amountCell(
        cellAt(second, 'notice', 2, 3),
        {
          number: '4',
          title: 'Federal income tax withheld',
          titleStyle: { size: 6.5, bold: true },
          frame: 'heavy',
        },
        { name: 'federalTax' },
      ),
    },
    cell('fishingBoat', 'Fishing boat proceeds', first, 3),
    cell('medical', 'Medical and health care payments', second, 3),
    checkCell(
      cellAt(first, second, 4, 5),
      {
        number: '7',
        title: 'Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale',
        titleStyle: longTitle,
      },
      { name: 'directSales' },
    ),
    cell('substitutePayments', 'Substitute payments in lieu of dividends or interest', second, 4),
    cell('cropInsurance', 'Crop insurance proceeds', first, 5),
    cell('attorney', 'Gross proceeds paid to an attorney', second, 5),
    cell('fish', 'Fish purchased for resale', first, 6),
    cell('deferrals', 'Section 409A deferrals', second, 6),
  ];
}

/** Boxes from 13 on, which differ by revision, with the account number and the states. */
function lastRows({ id }: Revision1099): SheetPart[] {
  const hasTips = boxNumber(id, 'cashTips') !== null;
  const accountHeight = rowHeight + (hasTips ? 0 : stateRowHeight);
  const start = top + 7 * rowHeight;
  const [accountEnd, stateTop] = [204, start + rowHeight];
  const numbered = (box: string) => {
    const number = boxNumber(id, box);

    return number === null ? {} : { number };
  };
  const first = cellAt('boxes', 'secondBoxes', 7, 8);
  const second = cellAt('secondBoxes', 'notice', 7, 8);
  const nonqualified = { ...numbered('nonqualified'), title: 'Nonqualified deferred compensation' };
  const half = (columns.left + columns.boxes) / 2;

  return [
    textCell(
      { left: columns.left, top: start, width: accountEnd - columns.left, height: accountHeight },
      { title: 'Account number (see instructions)' },
      { name: 'account', tooltip: 'Account number' },
    ),
    checkCell(
      { left: accountEnd, top: start, width: columns.boxes - accountEnd, height: accountHeight },
      { ...numbered('fatca'), title: 'FATCA filing requirement' },
      { name: 'fatca' },
    ),
    ...(hasTips
      ? [
          amountCell(first, { number: '13a', title: 'Cash tips included in box 3' }, { name: 'cashTips' }),
          textCell(
            second,
            { number: '13b', title: 'Treasury Tipped Occupation Code' },
            { name: 'tippedOccupation' },
          ),
          amountCell(
            { left: columns.left, top: stateTop, width: half - columns.left, height: stateRowHeight },
            { number: '14', title: 'Qualified overtime compensation included in box 3' },
            { name: 'overtime' },
          ),
          amountCell(
            { left: half, top: stateTop, width: columns.boxes - half, height: stateRowHeight },
            nonqualified,
            { name: 'nonqualified' },
          ),
        ]
      : [
          boxNumber(id, 'goldenParachute') === null
            ? emptyCell(first, { number: '14', shaded: true })
            : amountCell(
                first,
                { ...numbered('goldenParachute'), title: 'Excess golden parachute payments' },
                { name: 'goldenParachute' },
              ),
          amountCell(second, nonqualified, { name: 'nonqualified' }),
        ]),
    ...stateCells(id, stateTop),
  ];
}

/** Two lines, one for each state. */
function stateCells(revision: string, stateTop: number): SheetPart[] {
  const cells = [
    { box: 'stateTax', part: 'tax', title: 'State tax withheld', from: 'boxes', to: 'secondBoxes' },
    {
      box: 'stateNumber',
      part: 'number',
      title: 'State/Payer’s state no.',
      from: 'secondBoxes',
      to: 'notice',
    },
    { box: 'stateIncome', part: 'income', title: 'State income', from: 'notice', to: 'right' },
  ] as const;
  const middle = stateTop + stateRowHeight - 15.5;

  return [
    ...cells.map(({ box, part, title, from, to }): StatementCell => {
      const area = boxAt(columns[from], stateTop, columns[to], stateTop + stateRowHeight);
      const caption = { number: boxNumber(revision, box) ?? '', title };
      const fields = ['first', 'second'].map((which, index): StatementField => {
        const line = { ...area, height: middle - stateTop + index * 15.5 };
        const field = {
          name: `state${index + 1}.${part}`,
          tooltip: `${tooltipOf(caption)}, ${which} state`,
        };

        return part === 'number' ? lineAt(line, caption, field) : amountAt(line, caption, field);
      });

      return { ...emptyCell(area, caption), fields };
    }),
    {
      kind: 'rule',
      from: { x: columns.boxes, y: middle },
      to: { x: columns.right, y: middle },
      dashes: [2.5, 2],
    },
  ];
}

function foot({ short }: Revision1099, { isKept }: StatementCopy): SheetPart[] {
  const line = { left: columns.left, top: bottom + 4, width: columns.right - columns.left, height: 8 };

  return [
    {
      kind: 'text',
      role: 'P',
      text: `Form 1099-MISC${short === null ? '' : ` (${short})`}   Substitute statement${isKept ? '   (keep for your records)' : ''}`,
      box: { ...line, width: 250 },
      size: 7,
    },
    {
      kind: 'text',
      role: 'P',
      text: 'www.irs.gov/Form1099MISC',
      box: { ...line, left: 292, width: 100 },
      size: 7,
    },
    {
      kind: 'text',
      role: 'P',
      text: 'Department of the Treasury - Internal Revenue Service',
      box: { ...line, left: 376, width: 200 },
      size: 7,
      align: 'right',
    },
  ];
}

function instructionsOf(revision: Revision1099): SheetPart[] {
  const start = bottom + 24;

  return [
    {
      kind: 'text',
      role: 'H2',
      text: 'Instructions for Recipient',
      box: boxAt(columns.left, start, columns.right, start + 14),
      size: 10,
      bold: true,
    },
    {
      kind: 'columns',
      box: boxAt(columns.left, start + 17, columns.right, 762),
      count: 2,
      size: 7.3,
      paragraphs: recipientInstructions(revision.id),
    },
  ];
}

function cellAt(from: keyof typeof columns, to: keyof typeof columns, row: number, end: number): ShownBox {
  return boxAt(columns[from], top + row * rowHeight, columns[to], top + end * rowHeight);
}
