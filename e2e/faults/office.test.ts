import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FaultyOffice, writeOffice } from '@octavo/testkit/faults/offices';
import { paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './product-harness.ts';
import { ProductRuns } from './product-runs.ts';

const productChild = fileURLToPath(
  new URL('../../apps/worker/src/sandbox/product-child.ts', import.meta.url),
);
const limits = { OCTAVO_MEMORY_MB: '500', OCTAVO_OUTPUT_MB: '60' };

describe.each([
  ['behind bubblewrap', 'require'],
  ['with limits alone', 'off'],
] as const)('a LibreOffice %s', (_name, sandbox) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-office-faults-'));
    // Lets the user of the runs pass through to the folder's contents.
    await chmod(folder, 0o711);
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** Product runs that find this LibreOffice before any other. */
  async function runsWith(vice: FaultyOffice): Promise<ProductRuns> {
    const offices = join(folder, vice);
    await writeOffice(offices, vice);
    const childEntry = join(offices, 'child.ts');
    const path = JSON.stringify(offices);
    await writeFile(
      childEntry,
      `process.env.PATH = ${path} + ':' + process.env.PATH;\nawait import(${JSON.stringify(productChild)});\n`,
    );

    return ProductRuns.open({ ...limits, OCTAVO_SANDBOX: sandbox }, { childEntry, extraCode: [offices] });
  }

  it.each([
    ['hangs', 'time-limit'],
    ['spins', 'time-limit'],
    ['escapes', 'time-limit'],
    ['crashes', 'engine-crashed'],
    ['forks-without-end', 'memory-limit'],
    ['fills-the-disk', 'output-limit'],
    ['fills-one-file', 'output-limit'],
    ['eats-memory', 'memory-limit'],
    ['starves', 'memory-limit'],
  ] as const)('that %s ends as %s without leaving files', async (vice, code) => {
    const runs = await runsWith(vice);
    const given = { tool: 'word-to-pdf', kind: 'docx', bytes: wordFile([paragraph('words')]) } as const;

    try {
      await expect(runs.run({ ...given, wallSeconds: code === 'time-limit' ? 6 : 60 })).rejects.toMatchObject(
        { code },
      );
      await eventually(async () => ((await runs.leftovers()).length === 0 ? true : null));
    } finally {
      await runs.close();
    }
  });
});
