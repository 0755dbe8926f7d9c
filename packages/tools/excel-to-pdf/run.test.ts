import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { workbookFile } from '@octavo/testkit/office/workbook-file';
import { popplerTexts, popplerWords } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

async function convert(bytes: Uint8Array, name = 'a.xlsx', options: Record<string, unknown> = {}) {
  const { files } = await runOn('excel-to-pdf', [{ name, bytes }], options);
  const [file] = files;
  const path = file?.path ?? '';
  const { pages } = openPdf(readFileSync(path), codec);

  return {
    texts: popplerTexts(path) ?? [],
    notes: file?.notes ?? [],
    landscape: pages.map(({ widthPoints, heightPoints }) => widthPoints > heightPoints),
  };
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `column${index}`);
const three = workbookFile([
  { name: 'Spring', rows: [['April', 1]] },
  { name: 'Summer', rows: [['July', 2]] },
  { name: 'Secret', rows: [['Code', 3]], hidden: true },
]);

it('prints the visible sheets, each on a new page', async () => {
  expect((await convert(three)).texts).toEqual(['April 1', 'July 2']);
});

it.each([
  ['2', ['July 2']],
  ['Summer, Spring', ['April 1', 'July 2']],
  ['Secret', ['Code 3']],
])('prints chosen sheets: %s', async (sheets, texts) => {
  expect((await convert(three, 'a.xlsx', { sheets })).texts).toEqual(texts);
});

it.each([
  ['', ['April 1', 'July 2']],
  ['2', ['July 2']],
  ['Secret', ['Code 3']],
])('prints one page for each chosen visible sheet: %j', async (sheets, texts) => {
  expect((await convert(three, 'a.xlsx', { sheets, fit: 'sheet' })).texts).toEqual(texts);
});

it('omits empty sheets when each sheet has its own page', async () => {
  const gap = workbookFile([
    { name: 'First', rows: [['One']] },
    { name: 'Empty', rows: [] },
    { name: 'Last', rows: [['Two']] },
  ]);

  expect((await convert(gap, 'a.xlsx', { fit: 'sheet' })).texts).toEqual(['One', 'Two']);
});

it('lists the sheets when a chosen one does not exist', async () => {
  await expect(convert(three, 'a.xlsx', { sheets: '4' })).rejects.toMatchObject({
    code: 'no-such-sheet',
    values: { sheets: 'Spring, Summer' },
  });
});

it('prints a wide sheet on one landscape page', async () => {
  const wide = workbookFile([{ name: 'Wide', rows: [words(16), words(16)] }]);
  const { texts, landscape, notes } = await convert(wide);

  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('column15');
  expect({ landscape, notes }).toEqual({ landscape: [true], notes: [] });
});

it('reports a sheet too wide for one page, and repeats its first column', async () => {
  const { texts, notes } = await convert(workbookFile([{ name: 'Vast', rows: [words(60), words(60)] }]));

  expect(notes).toEqual([{ code: 'sheet-too-wide', values: { sheet: 'Vast', across: texts.length } }]);
  expect(texts.length).toBeLessThan(5);
  expect(texts.every((text) => /\bcolumn0\b/.test(text))).toBe(true);
});

it('fits any sheet to one page width, or to one page, on request', async () => {
  const vast = workbookFile([{ name: 'Vast', rows: [words(60), words(60)] }]);

  expect((await convert(vast, 'a.xlsx', { fit: 'width' })).texts).toHaveLength(1);
  expect((await convert(vast, 'a.xlsx', { fit: 'sheet' })).texts).toHaveLength(1);
});

it('reads a table of any encoding and separator as written', async () => {
  const text = 'Prénom;Code;Montant\nZoé;007;1,50\nAndré;1/2;2,00\nHélène;=1+1;3,00\n';
  const { texts, notes } = await convert(Buffer.from(text, 'latin1'), 'a.csv');

  expect(texts).toEqual(['Prénom Zoé André Hélène Code 007 1/2 =1+1 Montant 1,50 2,00 3,00']);
  expect(notes).toMatchObject([{ code: 'encoding-guessed' }]);
});

it('separates numbers of a table from adjacent text', async () => {
  const { files } = await runOn('excel-to-pdf', [
    { name: 'a.csv', bytes: Buffer.from('Sum;Day\n1,50;Monday\n2,00;Tuesday\n') },
  ]);
  const words = popplerWords(files[0]?.path ?? '', 1);
  const number = words.find(({ word }) => word === '1,50');
  const day = words.find(({ word }) => word === 'Monday');

  expect((day?.left ?? 0) - (number?.right ?? 0)).toBeGreaterThan(4);
});

it('names the sheet of a text table after its file', async () => {
  const wide = Array.from({ length: 60 }, (_, index) => `column ${index}`).join(';');
  const { notes } = await convert(Buffer.from(`${wide}\n${wide}\n`), 'Sales [2024].csv');

  expect(notes).toMatchObject([{ code: 'sheet-too-wide', values: { sheet: 'Sales _2024_' } }]);
});

it.each(['', '1'])('prints the file name in a header field, sheets chosen: "%s"', async (sheets) => {
  const bytes = workbookFile([{ name: 'One', rows: [['words']], header: '&C&F' }]);
  const { texts } = await convert(bytes, 'Année 1.xlsx', { sheets });

  expect(texts.join(' ')).toContain('Année 1');
});

it('reports that there is nothing to print', async () => {
  const blank = workbookFile([{ name: 'Blank', rows: [] }]);

  await expect(convert(blank)).rejects.toMatchObject({ code: 'nothing-to-show' });
  await expect(convert(Buffer.from('\n \n'), 'a.csv')).rejects.toMatchObject({ code: 'nothing-to-show' });
});
