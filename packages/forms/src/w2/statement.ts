import type { ShownBox } from '@octavo/pdf/edit/shown-space';
import { amountAt, amountCell, boxAt, emptyCell, lineAt, textCell, tooltipOf } from '../statements/cells.ts';
import type {
  Sheet,
  SheetPart,
  Statement,
  StatementCell,
  StatementParagraph,
} from '../statements/statement.ts';
import { type CopyW2, copiesW2 } from './copies.ts';
import { employeeInstructions, noticeToEmployee } from './employee-instructions.ts';
import type { RevisionW2 } from './years.ts';

/** Edges of the columns: names at the left, two columns of boxes. */
const columns = { left: 36, ssn: 150, omb: 282, boxes: 324, secondBoxes: 450, right: 576 } as const;
const top = 40;
const rowHeight = 26;

/** Rows above those of the states. */
const rows = 10;
const stateTop = top + rows * rowHeight;
const stateRowHeight = 46;
const bottom = stateTop + stateRowHeight;
const small = { size: 5.2 };

/** Substitute for the copies of Form W-2 that go to the employee and the state. */
export function statementW2(revision: RevisionW2): Statement {
  return {
    title: 'Form W-2, Wage and Tax Statement, substitute statement',
    sheets: copiesW2.flatMap((copy) => [
      sheetOf(revision, copy),
      ...(copy.id === 'C' ? [instructionsSheet(revision)] : []),
    ]),
  };
}

function sheetOf(revision: RevisionW2, copy: CopyW2): Sheet {
  return {
    name: `Form W-2, ${copy.name}: ${copy.use}`,
    parts: [
      ...heading(copy),
      ...people(),
      ...wages(),
      ...box12(),
      ...box13(),
      ...box14(revision),
      ...stateCells(),
      ...foot(copy),
      ...(copy.id === 'B' ? textsBelow('Notice to Employee', noticeToEmployee, bottom + 74, 8) : []),
    ],
  };
}

function heading({ notice }: CopyW2): SheetPart[] {
  const row = { top, height: rowHeight };

  return [
    emptyCell(boxAt(columns.left, top, columns.right, top + rowHeight)),
    textCell(
      { ...row, left: columns.ssn, width: columns.omb - columns.ssn },
      { number: 'a', title: 'Employee’s social security number', frame: 'heavy' },
      { name: 'employee.ssn', tooltip: 'Box a. Employee’s social security number' },
    ),
    {
      kind: 'text',
      role: 'P',
      text: 'OMB No. 1545-0008',
      box: { left: columns.omb + 4, top: top + 14, width: 70, height: 8 },
      size: 7,
    },
    ...(notice === null
      ? []
      : [
          {
            kind: 'text',
            role: 'P',
            text: notice,
            box: {
              left: columns.omb + 78,
              top: top + 3,
              width: columns.right - columns.omb - 82,
              height: 22,
            },
            size: 5.4,
          } as const,
        ]),
  ];
}

/** Employer and employee. */
function people(): StatementCell[] {
  const employer = cellAt('left', 'boxes', 2, 5);
  const employee = cellAt('left', 'boxes', 6, 10);
  const lines = (box: ShownBox, first: number, fields: readonly { name: string; tooltip: string }[]) =>
    fields.map((field, index) =>
      lineAt({ ...box, height: first + (index + 1) * 14 }, { title: field.tooltip }, field),
    );
  const nameEnds = [columns.left + 118, columns.left + 248, columns.boxes];
  const named = [
    { name: 'employee.firstName', title: 'Employee’s first name and initial', from: columns.left },
    { name: 'employee.lastName', title: 'Last name', from: nameEnds[0] ?? 0 },
    { name: 'employee.suffix', title: 'Suff.', from: nameEnds[1] ?? 0, most: 4 },
  ];

  return [
    textCell(
      cellAt('left', 'boxes', 1, 2),
      { number: 'b', title: 'Employer identification number (EIN)' },
      { name: 'employer.ein' },
    ),
    {
      ...emptyCell(employer, { number: 'c', title: 'Employer’s name, address, and ZIP code' }),
      fields: lines(employer, 14, [
        { name: 'employer.name', tooltip: 'Box c. Employer’s name' },
        { name: 'employer.street', tooltip: 'Box c. Employer’s street address' },
        { name: 'employer.city', tooltip: 'Box c. Employer’s city, state and ZIP code' },
      ]),
    },
    textCell(cellAt('left', 'boxes', 5, 6), { number: 'd', title: 'Control number' }, { name: 'control' }),
    emptyCell(employee),
    ...named.map(({ name, title, from, most }, index): StatementCell => {
      const box = { ...employee, left: from, width: (nameEnds[index] ?? 0) - from, height: 30 };

      return textCell(
        box,
        { ...(index === 0 ? { number: 'e' } : {}), title, frame: 'none' },
        { name, tooltip: `Box e. ${title}`, ...(most === undefined ? {} : { most }) },
      );
    }),
    {
      ...emptyCell(
        { ...employee, top: employee.top + 40, height: employee.height - 40 },
        { number: 'f', title: 'Employee’s address and ZIP code', frame: 'none' },
      ),
      fields: lines({ ...employee, top: employee.top + 40 }, 14, [
        { name: 'employee.street', tooltip: 'Box f. Employee’s street address' },
        { name: 'employee.city', tooltip: 'Box f. Employee’s city, state and ZIP code' },
      ]),
    },
  ];
}

function wages(): StatementCell[] {
  const cell = (number: string, title: string, name: string, row: number, frame?: 'heavy') => {
    const [from, to] = Number(number) % 2 === 1 ? firstColumn : secondColumn;

    return amountCell(
      cellAt(from, to, row, row + 1),
      { number, title, ...(frame === undefined ? {} : { frame }) },
      { name },
    );
  };

  return [
    cell('1', 'Wages, tips, other compensation', 'wages', 1, 'heavy'),
    cell('2', 'Federal income tax withheld', 'federalTax', 1, 'heavy'),
    cell('3', 'Social security wages', 'socialSecurityWages', 2),
    cell('4', 'Social security tax withheld', 'socialSecurityTax', 2),
    cell('5', 'Medicare wages and tips', 'medicareWages', 3),
    cell('6', 'Medicare tax withheld', 'medicareTax', 3),
    cell('7', 'Social security tips', 'socialSecurityTips', 4),
    cell('8', 'Allocated tips', 'allocatedTips', 4),
    emptyCell(cellAt(...firstColumn, 5, 6), { number: '9', shaded: true }),
    cell('10', 'Dependent care benefits', 'dependentCare', 5),
    cell('11', 'Nonqualified plans', 'nonqualifiedPlans', 6),
  ];
}

const firstColumn = ['boxes', 'secondBoxes'] as const;
const secondColumn = ['secondBoxes', 'right'] as const;

/** Four pairs of a code and an amount. */
function box12(): SheetPart[] {
  return [...'abcd'].flatMap((letter, index): SheetPart[] => {
    const box = cellAt(...secondColumn, 6 + index, 7 + index);
    const caption = {
      number: `12${letter}`,
      title: index === 0 ? 'See instructions for box 12' : 'Code',
    };
    const codeEnd = box.left + 32;

    return [
      {
        ...emptyCell(box, caption),
        fields: [
          {
            ...lineAt({ ...box, width: 34 }, caption, { name: `box12${letter}.code` }),
            tooltip: `Box 12${letter}. Code`,
            most: 2,
          },
          {
            ...amountAt({ ...box, left: codeEnd, width: box.width - 32 }, caption, {
              name: `box12${letter}.amount`,
            }),
            tooltip: `Box 12${letter}. Amount`,
          },
        ],
      },
      { kind: 'rule', from: { x: codeEnd, y: box.top + 11 }, to: { x: codeEnd, y: box.top + rowHeight } },
    ];
  });
}

function box13(): StatementCell[] {
  const box = cellAt(...firstColumn, 7, 8);
  const checks = [
    { name: 'statutoryEmployee', title: 'Statutory employee' },
    { name: 'retirementPlan', title: 'Retirement plan' },
    { name: 'sickPay', title: 'Third-party sick pay' },
  ];
  const width = (box.width - 16) / checks.length;

  return [
    emptyCell(box, { number: '13' }),
    ...checks.map(({ name, title }, index): StatementCell => {
      const part = { ...box, left: box.left + 14 + index * width, width };

      return {
        ...emptyCell(part, { title, titleStyle: small, frame: 'none' }),
        fields: [
          {
            name,
            tooltip: tooltipOf({ number: '13', title }),
            kind: 'check',
            box: { left: part.left + 12, top: box.top + 15, width: 9, height: 9 },
          },
        ],
      };
    }),
  ];
}

function box14({ hasTippedOccupation }: RevisionW2): StatementCell[] {
  const other = cellAt(...firstColumn, 8, hasTippedOccupation ? 9 : 10);
  const caption = { number: hasTippedOccupation ? '14a' : '14', title: 'Other' };

  return [
    {
      ...emptyCell(other, caption),
      fields: [
        {
          ...lineAt(other, caption, { name: 'other' }),
          box: {
            ...other,
            left: other.left + 2,
            top: other.top + 9,
            width: other.width - 4,
            height: other.height - 10,
          },
          size: 8,
          lines: true,
        },
      ],
    },
    ...(hasTippedOccupation
      ? [
          textCell(
            cellAt(...firstColumn, 9, 10),
            { number: '14b', title: 'Treasury Tipped Occupation Code(s)', titleStyle: { size: 5.8 } },
            { name: 'tippedOccupation' },
          ),
        ]
      : []),
  ];
}

/** Two lines, one for each state. */
function stateCells(): SheetPart[] {
  const edges = [36, 70, 164, 250, 330, 416, 496, 576];
  const cells = [
    { number: '15', title: 'State', part: 'state' },
    { title: 'Employer’s state ID number', part: 'id' },
    { number: '16', title: 'State wages, tips, etc.', part: 'wages', isAmount: true },
    { number: '17', title: 'State income tax', part: 'tax', isAmount: true },
    { number: '18', title: 'Local wages, tips, etc.', part: 'localWages', isAmount: true },
    { number: '19', title: 'Local income tax', part: 'localTax', isAmount: true },
    { number: '20', title: 'Locality name', part: 'locality' },
  ];
  const middle = stateTop + stateRowHeight - 17;

  return [
    ...cells.map(({ part, isAmount = false, ...caption }, index): StatementCell => {
      const [left, right] = [edges[index] ?? 0, edges[index + 1] ?? 0];
      const area = boxAt(left, stateTop, right, bottom);

      return {
        ...emptyCell(area, { ...caption, titleStyle: { size: index === 0 ? 5.6 : 6 } }),
        fields: ['first', 'second'].map((which, line) => {
          const box = { ...area, height: middle - stateTop + line * 17 };
          const field = {
            name: `state${line + 1}.${part}`,
            tooltip: `${tooltipOf(caption)}, ${which} state`,
          };

          return isAmount
            ? { ...amountAt(box, caption, field), size: 8 }
            : { ...lineAt(box, caption, field), size: 8 };
        }),
      };
    }),
    {
      kind: 'rule',
      from: { x: columns.left, y: middle },
      to: { x: columns.right, y: middle },
      dashes: [2.5, 2],
    },
  ];
}

function foot({ name, use, remark }: CopyW2): SheetPart[] {
  const y = bottom + 8;

  return [
    {
      kind: 'text',
      role: 'P',
      text: 'Form',
      box: { left: columns.left, top: y + 10, width: 20, height: 10 },
      size: 7,
      bold: true,
    },
    {
      kind: 'text',
      role: 'H1',
      text: 'W-2',
      box: { left: columns.left + 20, top: y - 1, width: 50, height: 24 },
      size: 20,
      bold: true,
    },
    {
      kind: 'text',
      role: 'P',
      text: 'Wage and Tax Statement',
      box: { left: columns.left + 72, top: y + 6, width: 160, height: 14 },
      size: 12,
      bold: true,
    },
    {
      kind: 'cell',
      frame: 'none',
      box: { left: 282, top: y, width: 70, height: 24 },
      fields: [
        {
          name: 'year',
          tooltip: 'Calendar year',
          kind: 'text',
          box: { left: 282, top: y - 2, width: 70, height: 26 },
          size: 20,
          align: 'center',
          most: 4,
        },
      ],
    },
    {
      kind: 'text',
      role: 'P',
      text: 'Department of the Treasury—Internal Revenue Service',
      box: { left: 366, top: y, width: 210, height: 10 },
      size: 7,
      align: 'right',
    },
    {
      kind: 'text',
      role: 'P',
      text: 'Substitute statement',
      box: { left: 366, top: y + 11, width: 210, height: 10 },
      size: 7,
      align: 'right',
    },
    {
      kind: 'text',
      role: 'P',
      text: `${name}—${use}`,
      box: { left: columns.left, top: y + 28, width: 540, height: 10 },
      size: 8.5,
      bold: true,
    },
    ...(remark === null
      ? []
      : [
          {
            kind: 'text',
            role: 'P',
            text: remark,
            box: { left: columns.left, top: y + 40, width: 540, height: 10 },
            size: 8,
          } as const,
        ]),
  ];
}

function instructionsSheet(revision: RevisionW2): Sheet {
  return {
    name: 'Form W-2, Instructions for Employee',
    parts: textsBelow('Instructions for Employee', employeeInstructions(revision), top, 7.8),
  };
}

function textsBelow(
  title: string,
  paragraphs: readonly StatementParagraph[],
  start: number,
  size: number,
): SheetPart[] {
  return [
    {
      kind: 'text',
      role: 'H2',
      text: title,
      box: boxAt(columns.left, start, columns.right, start + 14),
      size: 10.5,
      bold: true,
    },
    {
      kind: 'columns',
      box: boxAt(columns.left, start + 18, columns.right, 762),
      count: 2,
      size,
      paragraphs,
    },
  ];
}

function cellAt(from: keyof typeof columns, to: keyof typeof columns, row: number, end: number): ShownBox {
  return boxAt(columns[from], top + row * rowHeight, columns[to], top + end * rowHeight);
}
