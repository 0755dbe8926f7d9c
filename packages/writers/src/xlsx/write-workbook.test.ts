import { workbookFaults } from '@octavo/testkit/office/check-workbook';
import { expect, it } from 'vitest';
import { buildWorkbook } from './build-workbook.ts';
import { readTables } from './read-tables.ts';
import type { SheetTable } from './sheet-table.ts';
import { writeWorkbook } from './write-workbook.ts';

const none = { top: null, right: null, bottom: null, left: null };

/** A table of texts, one cell per grid position. */
function table(name: string | null, rows: readonly (readonly string[])[], headerRows = 1): SheetTable {
  return {
    name,
    pageIndex: 0,
    top: 0,
    columnWidths: (rows[0] ?? []).map(() => 60),
    rows: rows.length,
    headerRows,
    headerColumns: 1,
    rightToLeft: false,
    cells: rows.flatMap((texts, row) =>
      texts.map((text, column) => ({
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        text,
        mark: '',
        face: {
          lines: [text],
          mark: '',
          bold: row < headerRows,
          italic: false,
          colour: '000000',
          sizePoints: 10,
          quarters: 0 as const,
        },
        horizontal: null,
        vertical: 'top' as const,
        background: null,
        borders: none,
      })),
    ),
  };
}

const rows = [
  ['bird', '2023', 'zip'],
  ['swift', '1.200,5', '01234'],
  ['heron', '(7,25)', '99999'],
];

function valuesOf(sheet: SheetTable) {
  return readTables([sheet], null)[0]?.cells.map(({ value }) =>
    value?.kind === 'text' ? value.text : value?.value,
  );
}

it('distinguishes numbers from years in headers and from codes by their columns', () => {
  expect(valuesOf(table(null, rows))).toEqual([
    'bird',
    '2023',
    'zip',
    'swift',
    1200.5,
    '01234',
    'heron',
    -7.25,
    '99999',
  ]);
});

it.each([
  ['US ZIP', ['10001', '60601'], ['10001', '60601']],
  ['Code postal', ['75001', '31 000'], ['75001', '31 000']],
  ['Number', ['02139', '10001', '7'], ['02139', '10001', '7']],
  ['Zipped files', ['10001', '60601'], [10001, 60601]],
])('parses numbers under %s', (heading, texts, expected) => {
  const values = valuesOf(table(null, [['Town', heading], ...texts.map((text) => ['Here', text])])) ?? [];

  expect(values.filter((_, index) => index % 2 === 1).slice(1)).toEqual(expected);
});

it('reads a currency before a year as a column header', () => {
  const values = valuesOf(
    table(null, [
      ['Sales', 'USD 2024'],
      ['Tea', 'USD 2024'],
    ]),
  );

  expect(values).toEqual(['Sales', 'USD 2024', 'Tea', 2024]);
});

it('keeps a note reference after a number', () => {
  const sheet = table(null, rows);
  const cells = sheet.cells.map((cell) => (cell.text === '(7,25)' ? { ...cell, mark: '2' } : cell));
  const [read] = readTables([{ ...sheet, cells }], null);

  expect(read?.cells[7]?.value).toMatchObject({ value: -7.25, format: '0.00"²";(0.00)"²"' });
});

it('checks totals against their columns', () => {
  const sums = (total: string) =>
    readTables([table(null, [...rows.slice(0, 2), ['heron', '10,0', '1'], ['Total', total, '']])], null)[0];

  expect(sums('1.210,5')?.contradictions).toBe(0);
  expect(sums('1.211')?.contradictions).toBe(0);
  expect(sums('1.310,5')?.contradictions).toBe(1);
});

it('makes columns wide enough for their numbers, and wraps text that is too wide', () => {
  const long = 'A sentence about a bird that is far longer than any column of a sheet should ever become.';
  const [read] = readTables(
    [
      table(null, [
        ['bird', 'weight'],
        ['swift', '1,234,567,890.50'],
        [long, '7.00'],
      ]),
    ],
    'en',
  );
  const [texts = 0, numbers = 0] = read?.columnWidths ?? [];

  expect(numbers).toBeGreaterThan(16 * 5);
  expect(texts).toBeGreaterThan(300);
  expect(texts).toBeLessThan(340);
  expect(read?.cells.map(({ style }) => style.wrap)).toEqual([false, false, false, false, true, false]);
});

it('widens all columns of a merged number', () => {
  const plain = table(null, [
    ['a', 'b'],
    ['1,234,567,890,123.50', ''],
  ]);
  const cells = plain.cells
    .slice(0, 3)
    .map((cell, index) => (index === 2 ? { ...cell, columnSpan: 2, background: 'EEEEEE' } : cell));
  const [read] = readTables([{ ...plain, columnWidths: [20, 20], cells }], 'en');

  expect(read?.columnWidths[0]).toBeGreaterThan(50);
  expect(read?.columnWidths[1]).toBeCloseTo(read?.columnWidths[0] ?? 0);
});

it('writes a sheet for each table, or all on one', () => {
  const tables = readTables(
    [table('Birds: a list', rows), table('Birds: a list', rows), table(null, rows)],
    null,
  );
  const apart = buildWorkbook(tables, [], { title: null, sheets: 'table' });
  const one = buildWorkbook(tables, [], { title: 'All birds', sheets: 'one' });

  expect(apart.sheets.map(({ name }) => name)).toEqual(['Birds a list', 'Birds a list (2)', 'Table 3']);
  expect(one.sheets.map(({ name }) => name)).toEqual(['All birds']);
  expect(Math.max(...(one.sheets[0]?.cells.map(({ row }) => row) ?? []))).toBe(12);
});

it('writes the parts of a package, with frozen header rows', () => {
  const tables = readTables([table('Birds', rows)], null);
  const parts = writeWorkbook(buildWorkbook(tables, [], { title: 'Birds', sheets: 'table' }));

  expect(workbookFaults(parts)).toEqual([]);
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
    'xl/workbook.xml',
    'xl/styles.xml',
    'xl/sharedStrings.xml',
    'docProps/core.xml',
  ]);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1" topLeftCell="A2"');
});

it('prints all columns of a sheet on one page, sideways when they are wide', () => {
  const wide = [Array.from({ length: 9 }, (_, column) => `a rather long name of column ${column}`)];
  const parts = writeWorkbook(
    buildWorkbook(readTables([table('Narrow', rows), table('Wide', wide)], null), [], {
      title: 'Birds',
      sheets: 'table',
    }),
  );

  expect(workbookFaults(parts)).toEqual([]);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<pageSetup orientation="portrait"');
  expect(parts.get('xl/worksheets/sheet2.xml')).toContain(
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"',
  );
});
