import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Secrets that a text holds, as it is or as UTF-16. */
function secretsIn(text: string): string[] {
  return secrets.filter((secret) => text.includes(secret) || text.includes([...secret].join('\0')));
}

function filesWithSecrets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => secretsIn(readFileSync(path, 'latin1')).length > 0);
}

async function rowsWithSecrets(): Promise<string[]> {
  const tables = await harness.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const found = [];

  for (const table of tables) {
    const rows = await harness.query<{ row: string }>(`select t::text as row from ${table.name} t`);
    found.push(
      ...rows.filter(({ row }) => secretsIn(row).length > 0).map(({ row }) => `${table.name}: ${row}`),
    );
  }

  return found;
}

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

  // The database of the tests keeps its files in a folder that all of them share.
  const database = join(tmpdir(), `octavo-test-${process.getuid?.() ?? 0}`);
  expect(secretsIn(harness.log)).toEqual([]);
  expect(await rowsWithSecrets()).toEqual([]);
  expect(filesWithSecrets(harness.folder)).toEqual([]);
  expect(filesWithSecrets(database)).toEqual([]);
}, 120_000);
