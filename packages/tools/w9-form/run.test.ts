import { readFileSync } from 'node:fs';
import { popplerTexts, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const values = {
  name: 'Ann Smith',
  classification: 'llc',
  llcClass: 'P',
  foreignOwners: true,
  businessName: null,
  exemptPayeeCode: 5,
  address: '1 Main Street',
  cityStateZip: 'Boston, MA 02101',
  numberKind: 'ein',
  ein: '45-2718306',
};

it('fills in the form without a file', async () => {
  const { files } = await runOn('w9-form', [], { values });
  const [file] = files;
  const read = Object.values(qpdfFieldValues(file?.path ?? ''));

  expect(file).toMatchObject({ name: 'form-w9.pdf', kind: 'pdf', pages: 6, notes: [] });
  expect(read).toEqual(expect.arrayContaining(['Ann Smith', 'P', '5', '45', '2718306', '/6', '/1']));
});

it('makes the answers part of the pages', async () => {
  const { files } = await runOn('w9-form', [], { values, flatten: true });
  const path = files[0]?.path ?? '';

  expect(qpdfFieldValues(path)).toEqual({});
  expect(popplerTexts(path)?.[0]).toContain('Ann Smith');
});

it('names every answer that does not fit, with its rule and without its value', async () => {
  const wrong = { ...values, ein: '12-7654321-9', llcClass: 'X', ssn: '123-45-6799', nmae: 'Ann' };
  const failure = await runOn('w9-form', [], { values: wrong }).catch((error: unknown) => error);

  expect(failure).toMatchObject({
    code: 'form-values-wrong',
    values: {
      count: 5,
      problems:
        'foreignOwners (not-asked), ssn (not-asked), nmae (unknown-question), llcClass (not-a-choice), ein (ein-form)',
    },
  });
  expect(JSON.stringify(failure) + String(failure)).not.toMatch(/7654321|6799|Ann/);
});

it('reports answers that are missing or unusual', async () => {
  const { files } = await runOn('w9-form', [], {
    values: { name: 'Ann', classification: 'partnership', numberKind: 'ssn' },
  });

  expect(files[0]?.notes).toEqual([
    { code: 'form-answers-missing', values: { questions: 'address, cityStateZip, ssn' } },
    { code: 'form-answers-doubtful', values: { questions: 'numberKind' } },
  ]);
});

it('refuses a revision that the form does not have, and files', async () => {
  await expect(runOn('w9-form', [], { values, revision: '2018-10' })).rejects.toMatchObject({
    code: 'illegal-input',
    values: { option: 'revision' },
  });
  await expect(
    runOn('w9-form', [{ name: 'a.pdf', bytes: new Uint8Array(readFileSync('/dev/null')) }], { values }),
  ).rejects.toMatchObject({ code: 'too-many-files' });
});

it('refuses more values than a form has questions', async () => {
  const values = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`v${index}`, '1']));

  await expect(runOn('w9-form', [], { values })).rejects.toThrow('at most 500 values');
});
