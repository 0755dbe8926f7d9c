import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capturePrinted } from '@octavo/testkit/console';
import { qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { afterAll, expect, it } from 'vitest';
import { runAndReport } from './run-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-forms-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function octavo(...words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const { value, out, err } = await capturePrinted(folder, () => runAndReport(words));

  return { code: value, out, err };
}

function valuesFile(values: object): string {
  const path = join(folder, 'values.json');
  writeFileSync(path, JSON.stringify(values));

  return path;
}

it('fills in a form from a file of values', async () => {
  const out = join(folder, 'w9.pdf');
  const path = valuesFile({ name: 'Ann Smith', numberKind: 'ein', ein: '45-2718306' });
  const { code, err } = await octavo('w9-form', '--values', path, '-o', out);

  expect([code, err]).toEqual([
    0,
    `${out}: The form requires answers that are missing: classification, address, cityStateZip`,
  ]);
  expect(Object.values(qpdfFieldValues(out))).toEqual(expect.arrayContaining(['Ann Smith', '45', '2718306']));
});

it('names each wrong value with its rule', async () => {
  const path = valuesFile({ numberKind: 'ssn', ssn: '000-12-3456', zip: '1' });
  const { code, err } = await octavo('w9-form', '--values', path, '-o', `${folder}/`);

  expect(code).toBe(1);
  expect(err.split('\n')).toEqual([
    'form-values-wrong: zip: unknown-question: The form has no question of this name.',
    'ssn: ssn-area: A social security number does not start with 000, 666 or 9.',
  ]);
});

it('fills in a newer blank of the operator, and refuses one that does not fit', async () => {
  const blanks = join(folder, 'blanks');
  const forms = join(import.meta.dirname, '../../../packages/forms/src');
  const path = valuesFile({ name: 'Ann Smith' });
  const run = () =>
    octavo('w9-form', '--values', path, '--revision', '2027-01', '-o', join(folder, 'newer.pdf'));
  mkdirSync(join(blanks, 'w9'), { recursive: true });
  process.env['OCTAVO_FORMS'] = blanks;

  cpSync(join(forms, 'w9/2024-03/blank.pdf'), join(blanks, 'w9/2027-01.pdf'));
  expect((await run()).code).toBe(0);
  cpSync(join(forms, 'f941/2024-03/blank.pdf'), join(blanks, 'w9/2027-01.pdf'));
  expect((await run()).code).toBe(1);
  delete process.env['OCTAVO_FORMS'];
});

it('lists the questions of a form', async () => {
  const { code, out } = await octavo('w9-form', '--fields');

  expect(code).toBe(0);
  expect(out).toMatch(/^llcClass +C \| S \| P; required; only with classification llc$/m);
});

it('asks for the values', async () => {
  const { code, err } = await octavo('w9-form');

  expect([code, err.split('\n')[0]]).toEqual([2, 'octavo: w9-form needs --values']);
});

it('makes a file for each row of a table that fits, and names the others', { timeout: 60_000 }, async () => {
  const columns = 'year;recipient.name;recipient.tin;rents';
  const table = join(folder, 'people.csv');
  writeFileSync(table, `\ufeff${columns}\r\n2025;Ann;123-45-6789;700,50\r\n2024;Ben;234-56-7890;900\r\n`);
  const made = await octavo('1099-form', '--values', table, '-o', `${join(folder, 'made')}/`);
  writeFileSync(table, `${columns}\n2025;Ann;123-45-6789;700\n2024;Ben;234-56;-9\n`);
  const partly = await octavo('1099-form', '--table', table, '-o', `${join(folder, 'partly')}/`);
  writeFileSync(table, `${columns}\n2024;Ben;234-56;700\n`);
  const refused = await octavo('1099-form', '--table', table, '-o', `${join(folder, 'refused')}/`);

  expect(made.code).toBe(0);
  expect(readdirSync(join(folder, 'made'))).toEqual(['form-1099-misc-row-2.pdf', 'form-1099-misc-row-3.pdf']);
  expect(qpdfFieldValues(join(folder, 'made', 'form-1099-misc-row-2.pdf'))).toMatchObject({
    rents: '700.50',
  });
  expect([partly.code, refused.code, existsSync(join(folder, 'refused'))]).toEqual([1, 1, false]);
  expect(readdirSync(join(folder, 'partly'))).toEqual(['form-1099-misc-row-2.pdf']);
  expect(partly.err.trim().split('\n').slice(-2)).toEqual([
    'form-values-wrong: row 3, recipient.tin: tin-form: Enter a social security number, an ITIN or an employer identification number.',
    'row 3, rents: money-negative: The amount cannot be below zero.',
  ]);
});
