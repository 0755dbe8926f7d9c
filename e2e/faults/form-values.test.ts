import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSecrets } from './find-secrets.ts';
import { ProductHarness } from './product-harness.ts';

const name = 'Quentin Quillfeather';
const number = '412-55-7813';

/** A name that no other test uses, and the number as it is typed, as digits, and as a wrong one. */
const secrets = ['Quillfeather', number, '412557813', '000-55-7813'];
const values = {
  name,
  classification: 'individual',
  address: '1 Main Street',
  cityStateZip: 'Boston, MA 02101',
  numberKind: 'ssn',
  ssn: number,
};

let harness: ProductHarness;

beforeAll(async () => {
  harness = await ProductHarness.open({ OCTAVO_LOG: 'trace' }, 'product');
  await Promise.all([harness.serve(), harness.work()]);
});
afterAll(() => harness.close());

it('are in no row, log or file once the job has ended', async () => {
  const job = await harness.ended(await harness.order('w9-form', [], { values }));
  const refused = await harness.ended(
    await harness.order('w9-form', [], { values: { ...values, ssn: '000-55-7813' } }),
  );

  expect(job).toMatchObject({ state: 'done', results: [{ name: 'form-w9.pdf' }] });
  expect(refused).toMatchObject({
    state: 'failed',
    failure: { code: 'form-values-wrong', values: { problems: 'ssn (ssn-area)' } },
  });
  expect((await harness.content(job.results[0]!.token)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(harness.log).toContain('w9-form');

  expect(await findSecrets(harness, secrets)).toEqual([]);
}, 120_000);
