import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const titles = 'year,recipient.name,recipient.tin,rents';
const table = (...rows: readonly string[]) =>
  new File([[titles, ...rows].join('\n')], 'people.csv', { type: 'text/csv' });

it('counts the rows that can be used, and names row and question of the others', async () => {
  const checked = await readTable(
    'f1099',
    table('2025,Ann Okoye,123-45-6789,700.00', '2025,Ben Roy,000-12-3456,80.00'),
    { 'payer.name': 'Meridian Archive Trust' },
  );

  expect(checked).toMatchObject({ name: 'people.csv', rows: 2, usable: 1 });
  expect(checked.findings.filter(({ isWrong }) => isWrong)).toMatchObject([
    { row: 3, question: 'recipient.tin' },
  ]);
});

it('reports a table that has no rows, or columns of no question', async () => {
  expect((await readTable('f1099', table(), {})).findings).toMatchObject([
    { row: null, rule: 'table-empty' },
  ]);
  expect((await readTable('f1099', new File(['shoe size\n44'], 'a.csv'), {})).findings).toMatchObject([
    { row: null, rule: 'unknown-column', isWrong: true },
  ]);
});
