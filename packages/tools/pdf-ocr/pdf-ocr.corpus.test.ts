import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failures } from '@octavo/contract/failures';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerRotations, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';

const limits = { seconds: 180, memoryBytes: 2 * 1024 ** 3 };
const folder = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));
const scans = corpusFiles(/^(ocr|pdf\/(scanned|cjk-rtl))\/.*\.(pdf|jpe?g|png|tif)$/);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Number of words that poppler finds in a PDF; 0 for a picture. */
function wordsIn(path: string): number {
  return (popplerTexts(path) ?? []).join(' ').split(/\s+/).filter(Boolean).length;
}

const covers = corpusFiles(/^pdf\/long\/WaldenFull\.pdf$/);

it.skipIf(covers.length === 0)('a cover with few words stays upright', async () => {
  const out = join(folder, 'cover.pdf');
  await runCli(['pdf-ocr', covers[0]?.path ?? '', '-o', out], limits);

  expect(popplerRotations(out, 1)).toEqual([0]);
});

describe.skipIf(scans.length === 0)('scans', () => {
  it.each(scans.map((file) => [file.id, file] as const))('%s is recognised', async (id, file) => {
    const out = join(folder, `${scans.indexOf(file)}.pdf`);
    const result = await runCli(['pdf-ocr', file.path, '-o', out], limits);

    if (result.exitCode !== 0) {
      expect(Object.keys(failures), result.stderr).toContain(result.failure);

      return;
    }

    expect(qpdfCheck(out).ok).toBe(true);
    const [own, words] = [wordsIn(file.path), wordsIn(out)];
    const fewest = /c02|vertical/.test(id) ? 1 : 20;
    // Pages that already have a little text are not recognised.
    expect(words, id).toBeGreaterThanOrEqual(own === 0 ? fewest : Math.min(own, fewest));

    if (file.path.endsWith('.pdf')) {
      expect(statSync(out).size).toBeLessThanOrEqual(statSync(file.path).size * 1.1 + 4096);
    }
  });
});
