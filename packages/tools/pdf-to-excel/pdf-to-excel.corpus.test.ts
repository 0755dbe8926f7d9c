import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeparated } from '@octavo/pdf/text/separated-values';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { workbookFaults } from '@octavo/testkit/office/check-workbook';
import { partsOfFile } from '@octavo/testkit/office/parts-of-file';
import { afterAll, describe, expect, it } from 'vitest';

/** Recognising scanned pages takes several seconds each. */
const limits = { seconds: 240, memoryBytes: 3 * 1024 ** 3 };
const folder = mkdtempSync(join(tmpdir(), 'octavo-excel-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Real files with a reference file of their tables' content next to them. */
const files = corpusFiles(/^pdf\/tables\//).filter(({ path }) => existsSync(truthOf(path)));

function truthOf(path: string): string {
  return path.replace(/\.pdf$/, '.csv');
}

/** Rows as joined cell texts, without empty cells. */
function rowsOf(path: string): string[] {
  return readSeparated(readFileSync(path, 'utf8').replace(/^\ufeff/, ''))
    .rows.map((row) => row.map((field) => field.trim()).filter(Boolean))
    .filter(({ length }) => length > 0)
    .map((row) => row.join(' | '));
}

describe.skipIf(files.length === 0)('pdf-to-excel on real tables', () => {
  for (const { id, path } of files) {
    it(id, async () => {
      const { results, failure } = await runCli(
        ['pdf-to-excel', path, '--format', 'csv', '-o', `${mkdtempSync(join(folder, 'run-'))}/`],
        limits,
      );
      const found = new Set(results.flatMap((result) => rowsOf(result.path)));
      const wanted = rowsOf(truthOf(path));

      expect(failure).toBeNull();
      expect(wanted.filter((row) => found.has(row)).length / wanted.length).toBeGreaterThan(0.75);
    });
  }
});

/** Allowed failures of files without usable tables. */
const refusals =
  /^(damaged-file|empty-file|password-required|wrong-password|restricted-file|password-not-supported|memory-limit|too-complex|no-text|no-tables|no-words)$/;

const all = corpusFiles(/^pdf\//);

describe.skipIf(all.length === 0)('workbooks of real files', () => {
  for (const { id, path, password } of all) {
    it(id, async () => {
      const run = mkdtempSync(join(folder, 'run-'));
      const workbook = join(run, 'result.xlsx');
      const words = ['pdf-to-excel', path, '-o', workbook, `--input-password=${password}`];
      const { failure, stderr } = await runCli(words, limits);

      if (failure !== null) {
        expect(failure, stderr.slice(-500)).toMatch(refusals);

        return;
      }

      expect(workbookFaults(await partsOfFile(workbook))).toEqual([]);

      const printed = await runCli(['excel-to-pdf', workbook, '-o', join(run, 'printed.pdf')], limits);
      expect(printed.failure, 'LibreOffice opens it').toBeNull();
    });
  }
});
