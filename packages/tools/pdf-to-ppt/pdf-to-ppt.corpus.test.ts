import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { slidesFaults } from '@octavo/testkit/office/check-slides';
import { partsOfFile } from '@octavo/testkit/office/parts-of-file';
import { popplerPages } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';

/** Allowed failures of files that cannot be converted. */
const refusals =
  /^(damaged-file|empty-file|password-required|wrong-password|restricted-file|password-not-supported|memory-limit|too-complex)$/;

/** Recognising scanned pages takes several seconds each. */
const limits = { seconds: 240, memoryBytes: 3 * 1024 ** 3 };
const files = corpusFiles(/^pdf\//);
const folder = mkdtempSync(join(tmpdir(), 'octavo-slides-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(files.length === 0)('pdf-to-ppt on real files', () => {
  for (const file of files) {
    it(file.id, async () => {
      const path = join(mkdtempSync(join(folder, 'run-')), 'result.pptx');
      const words = ['pdf-to-ppt', file.path, '-o', path, `--input-password=${file.password}`];
      const { results, failure, stderr } = await runCli(words, limits);

      if (failure !== null) {
        expect(failure, stderr.slice(-500)).toMatch(refusals);

        return;
      }

      const parts = await partsOfFile(path);
      const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
      const pages = popplerPages(file.path, file.password);
      expect(slidesFaults(parts)).toEqual([]);
      // The result must carry one of these notes, which prove that LibreOffice rendered it and the pages were
      // compared.
      const codes = results[0]?.notes.map(({ code }) => code) ?? [];
      expect(codes.filter((code) => /^(conversion-compared|nothing-found)$/.test(code))).toHaveLength(1);
      expect(slides).toBeGreaterThan(0);
      expect(/broken|hostile/.test(file.category) || pages === null || slides === pages).toBe(true);
    });
  }
});
