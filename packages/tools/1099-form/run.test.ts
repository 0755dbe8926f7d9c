import { popplerTexts, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const payer = {
  year: '2025',
  'payer.name': 'Cedar & Cloth LLC',
  'payer.street': '38 Mill St',
  'payer.city': 'Burlington, VT 05401',
  'payer.phone': '802-555-0177',
  'payer.tin': '84-2901234',
};

const recipient = {
  'recipient.tin': '123-45-6789',
  'recipient.name': 'Helena Boucher',
  'recipient.street': '412 Pearl St',
  'recipient.city': 'Burlington, VT 05401',
  rents: 14400,
};

const header = 'recipient.name;recipient.tin;recipient.street;recipient.city;Rents';

it('makes the statements of one recipient, in the boxes of the year', async () => {
  const { files } = await runOn('1099-form', [], { values: { ...payer, ...recipient } });
  const [file] = files;

  expect(file).toMatchObject({ name: 'form-1099-misc.pdf', kind: 'pdf', pages: 3, notes: [] });
  expect(qpdfFieldValues(file?.path ?? '')).toMatchObject({ rents: '14,400.00', year: '2025' });
  expect(popplerTexts(file?.path ?? '')?.[1]).toContain('(Rev. April 2025)');
});

it('makes one file for each row of a table, with the values that all share', async () => {
  const table = `${header}\nHelena Boucher;12345678;412 Pearl St;Troy;1.234,50\n\nÉlodie Ng;234-56-7890;1 A St;Troy;700`;
  const { files } = await runOn('1099-form', [], {
    values: { ...payer, copies: 'recipient' },
    table,
    flatten: true,
  });

  expect(files.map(({ name, pages }) => [name, pages])).toEqual([
    ['form-1099-misc-row-2.pdf', 2],
    ['form-1099-misc-row-4.pdf', 2],
  ]);
  expect(files[0]?.notes).toEqual([
    { code: 'form-answers-doubtful', values: { questions: 'recipient.tin' } },
  ]);
  expect(popplerTexts(files[0]?.path ?? '')?.[0]).toMatch(/1,234\.50.*012-34-5678/);
  expect(popplerTexts(files[1]?.path ?? '')?.[0]).toContain('Élodie Ng');
});

it('makes nothing when a row does not fit, and names rows and rules without values', async () => {
  const table = `${header}\nHelena Boucher;123-45-6789;412 Pearl St;Troy;700\nJonas;999-99;1 A St;Troy;-5`;
  const failure = await runOn('1099-form', [], { values: payer, table }).catch((error: unknown) => error);

  expect(failure).toMatchObject({
    code: 'form-values-wrong',
    values: { count: 2, problems: 'row 3, recipient.tin (tin-form), row 3, rents (money-negative)' },
  });
  expect(JSON.stringify(failure) + String(failure)).not.toMatch(/999-99|Jonas|6789/);
});

it('does not repeat a first row of answers that it takes for titles', async () => {
  const table = 'Jonas;123-45-6789\nHelena;234-56-7890';
  const failure = await runOn('1099-form', [], { values: payer, table }).catch((error: unknown) => error);

  expect(failure).toMatchObject({
    code: 'form-values-wrong',
    values: { problems: 'table (unknown-column), table (unknown-column)' },
  });
  expect(JSON.stringify(failure) + String(failure)).not.toMatch(/Jonas|6789/);
});
