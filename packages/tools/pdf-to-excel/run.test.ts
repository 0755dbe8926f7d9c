import { readFileSync } from 'node:fs';
import { readWorkbook } from '@octavo/testkit/office/read-workbook';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

/** A page of texts at positions from the lower left corner, with lines between pairs of points. */
function document(
  texts: readonly (readonly [number, number, string])[],
  lines: readonly (readonly [number, number, number, number])[] = [],
): Uint8Array {
  const file = new PdfFile();
  const pages = file.reserve();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const content = [
    ...lines.map(([x1, y1, x2, y2]) => `${x1} ${y1} m ${x2} ${y2} l S`),
    ...texts.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`),
  ].join('\n');
  const stream = file.stream('', content);
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${stream} 0 R >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);

  return file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

/** Rows of texts in columns 120 points apart, with borders around every cell. */
function ruled(rows: readonly (readonly string[])[]): Uint8Array {
  const columns = rows[0]?.length ?? 0;
  const right = 60 + columns * 120;
  const bottom = 700 - rows.length * 20;

  return document(
    rows.flatMap((cells, row) =>
      cells.map((text, column) => [64 + column * 120, 686 - row * 20, text] as const),
    ),
    [
      ...Array.from(
        { length: rows.length + 1 },
        (_, row) => [60, 700 - row * 20, right, 700 - row * 20] as const,
      ),
      ...Array.from(
        { length: columns + 1 },
        (_, column) => [60 + column * 120, 700, 60 + column * 120, bottom] as const,
      ),
    ],
  );
}

const bill = [
  ['Item', 'Ordered', 'Price'],
  ['Paper', '03/11/2025', '1 234,50'],
  ['Ink', '24/11/2025', '(65,50)'],
  ['Total', '', '1 169,00'],
];

it('distinguishes numbers, dates and text', async () => {
  const { files } = await runOn('pdf-to-excel', [{ name: 'bill.pdf', bytes: ruled(bill) }]);
  const [sheet] = readWorkbook(files[0]?.path ?? '');

  expect(files[0]).toMatchObject({ name: 'bill.xlsx', kind: 'xlsx' });
  expect(files[0]?.notes).toEqual([
    { code: 'tables-found', values: { tables: 1, numbers: 3, dates: 2 } },
    { code: 'tables-cover', values: { words: 1 } },
  ]);
  expect(sheet?.cells['A2']).toMatchObject({ t: 's', v: 'Paper' });
  expect(sheet?.cells['B2']).toMatchObject({ t: 'n', v: 45964, w: '03/11/2025' });
  expect(sheet?.cells['C2']).toMatchObject({ t: 'n', v: 1234.5 });
  expect(sheet?.cells['C3']).toMatchObject({ t: 'n', v: -65.5 });
});

it('annotates a total that differs from its column', async () => {
  const rows = [...bill.slice(0, 3), ['Total', '', '1 269,00']];
  const { files } = await runOn('pdf-to-excel', [{ name: 'bill.pdf', bytes: ruled(rows) }]);
  const [sheet] = readWorkbook(files[0]?.path ?? '');

  expect(files[0]?.notes).toContainEqual({ code: 'sums-contradict', values: { count: 1 } });
  expect(sheet?.cells['C4']?.c?.[0]?.t).toContain('1169.00 ≠ 1269.00');
});

it('reports text in a column of numbers', async () => {
  const rows = [
    ['Item', 'Price'],
    ['Paper', '12.50'],
    ['Ink', '1O.25'],
    ['Glue', '3.75'],
    ['Wax', '8.00'],
  ];
  const { files } = await runOn('pdf-to-excel', [{ name: 'bill.pdf', bytes: ruled(rows) }]);

  expect(files[0]?.notes).toContainEqual({ code: 'numbers-unread', values: { count: 1, texts: '1O.25' } });
});

it('writes values as printed to CSV files', async () => {
  const { files } = await runOn('pdf-to-excel', [{ name: 'bill.pdf', bytes: ruled(bill) }], {
    format: 'csv',
  });

  expect(files.map(({ name }) => name)).toEqual(['bill.csv']);
  expect(readFileSync(files[0]?.path ?? '', 'utf8')).toBe(
    '\ufeffItem,Ordered,Price\r\nPaper,03/11/2025,"1 234,50"\r\nInk,24/11/2025,"(65,50)"\r\nTotal,,"1 169,00"\r\n',
  );
});

it('adds the text on request, and writes it when there are no tables', async () => {
  const bytes = document([[60, 700, 'Swifts sleep while they fly, high above the towns.']]);
  const { files } = await runOn('pdf-to-excel', [{ name: 'birds.pdf', bytes }]);
  const [sheet] = readWorkbook(files[0]?.path ?? '');

  expect(files[0]?.notes).toEqual([
    { code: 'text-instead-of-tables', values: {} },
    { code: 'words-through', values: { words: 1, kept: 9, of: 9 } },
  ]);
  expect(sheet?.cells['A1']?.v).toContain('Swifts sleep');
});

it('reports that no page has text', async () => {
  await expect(runOn('pdf-to-excel', [{ name: 'blank.pdf', bytes: document([]) }])).rejects.toMatchObject({
    code: 'no-text',
  });
});
