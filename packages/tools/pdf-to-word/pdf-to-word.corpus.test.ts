import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { wordFaults } from '@octavo/testkit/office/check-word';
import { partsOfFile } from '@octavo/testkit/office/parts-of-file';
import { afterAll, describe, expect, it } from 'vitest';

/** Allowed failures of files that cannot be converted. */
const refusals =
  /^(damaged-file|empty-file|password-required|wrong-password|restricted-file|password-not-supported|memory-limit|too-complex)$/;

/** Recognising scanned pages takes several seconds each. */
const limits = { seconds: 240, memoryBytes: 3 * 1024 ** 3 };
const files = corpusFiles(/^pdf\//);
const folder = mkdtempSync(join(tmpdir(), 'octavo-word-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(files.length === 0)('pdf-to-word on real files', () => {
  for (const file of files) {
    it(file.id, async () => {
      const path = join(mkdtempSync(join(folder, 'run-')), 'result.docx');
      const words = ['pdf-to-word', file.path, '-o', path, `--input-password=${file.password}`];
      const { results, failure, stderr } = await runCli(words, limits);

      if (failure !== null) {
        expect(failure, stderr.slice(-500)).toMatch(refusals);

        return;
      }

      expect(results[0]?.notes.length).toBeGreaterThan(0);
      expect(wordFaults(await partsOfFile(path))).toEqual([]);
    });
  }
});
