import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductHarness } from './product-harness.ts';

/** Rows, files and logs of a product that hold one of these texts, as it is or as UTF-16. */
export async function findSecrets(harness: ProductHarness, secrets: readonly string[]): Promise<string[]> {
  const forms = secrets.flatMap((secret) => [secret, [...secret].join('\0')]);
  const holds = (text: string) => forms.some((form) => text.includes(form));
  // The database of the tests keeps its files in a folder that all of them share.
  const database = join(tmpdir(), `octavo-test-${process.getuid?.() ?? 0}`);

  return [
    ...(holds(harness.log) ? ['the log'] : []),
    ...(await rowsWith(harness, holds)),
    ...filesWith(harness.folder, holds),
    ...filesWith(database, holds),
  ];
}

function filesWith(folder: string, holds: (text: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => holds(textOf(path)));
}

/** Empty for a file that is gone: other tests drop their databases meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return '';
    }

    throw error;
  }
}

async function rowsWith(harness: ProductHarness, holds: (text: string) => boolean): Promise<string[]> {
  const tables = await harness.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const found = [];

  for (const table of tables) {
    const rows = await harness.query<{ row: string }>(`select t::text as row from ${table.name} t`);
    found.push(...rows.filter(({ row }) => holds(row)).map(({ row }) => `${table.name}: ${row}`));
  }

  return found;
}
