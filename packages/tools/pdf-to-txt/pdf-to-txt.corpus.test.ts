import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';

/** Allowed failures of files that cannot be read. */
const refusals =
  /^(damaged-file|empty-file|password-required|wrong-password|restricted-file|password-not-supported|memory-limit|too-complex|no-text|no-words)$/;

const limits = { seconds: 300, memoryBytes: 3 * 1024 ** 3 };
/** Largest file also tested as markup, which is written from the same layout as the text. */
const markupBytes = 2_000_000;
const files = corpusFiles(/^(pdf|forms)\/.*\.pdf$/);
const folder = mkdtempSync(join(tmpdir(), 'octavo-text-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(files.length === 0)('pdf-to-txt on real files', () => {
  for (const file of files) {
    const formats = statSync(file.path).size < markupBytes ? ['txt', 'md', 'html'] : ['txt'];

    it.each(formats)(`${file.id} as %s`, async (format) => {
      const path = join(mkdtempSync(join(folder, 'run-')), `result.${format}`);
      const words = ['pdf-to-txt', file.path, '-o', path, `--format=${format}`];
      const { failure, stderr } = await runCli([...words, `--input-password=${file.password}`], limits);

      if (failure === null) {
        expect(readFileSync(path, 'utf8').trim()).not.toBe('');

        return;
      }

      expect(failure, stderr.slice(-500)).toMatch(refusals);

      // Text that poppler reads in these files is only stamps, or letters without a known meaning.
      if (/^no-(text|words)$/.test(failure) && !/broken|hostile/.test(file.category)) {
        const read = popplerTexts(file.path, file.password)?.join(' ') ?? '';
        expect(read.split(/\s+/).filter(Boolean).length).toBeLessThan(60);
      }
    });
  }
});
