import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openZip } from '@octavo/engine-node/archive/zip';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerPages } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';

/** What may be told of a file that cannot be converted. */
const refusals =
  /^(damaged-file|empty-file|password-required|wrong-password|restricted-file|password-not-supported|memory-limit)$/;

const limits = { seconds: 120, memoryBytes: 3 * 1024 ** 3 };
const files = corpusFiles(/^pdf\//);
const folder = mkdtempSync(join(tmpdir(), 'octavo-slides-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(files.length === 0)('pdf-to-ppt on real files', () => {
  for (const file of files) {
    it(file.id, async () => {
      const path = join(mkdtempSync(join(folder, 'run-')), 'result.pptx');
      const words = ['pdf-to-ppt', file.path, '-o', path, `--input-password=${file.password}`];
      const { failure, stderr } = await runCli(words, limits);

      if (failure !== null) {
        expect(failure, stderr.slice(-500)).toMatch(refusals);

        return;
      }

      const slides = await slidesIn(path);
      const pages = popplerPages(file.path, file.password);
      expect(slides).toBeGreaterThan(0);
      expect(/broken|hostile/.test(file.category) || pages === null || slides === pages).toBe(true);
    });
  }
});

async function slidesIn(path: string): Promise<number> {
  const zip = await openZip(path);

  try {
    return zip.names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  } finally {
    zip.close();
  }
}
