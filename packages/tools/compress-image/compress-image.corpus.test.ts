import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import { runCli } from '@octavo/testkit/cli';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerPages, qpdfCheck } from '@octavo/testkit/programs/independent';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

const limits = { seconds: 120, memoryBytes: 4 * 1024 ** 3 };
const folder = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));
const pictures = corpusFiles(/^(images|ocr)\/.*\.(jpe?g|png|webp|gif|bmp|tiff?|heic|avif)$/i);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool on one file; every file of the corpus is intact, so the run must succeed. */
async function run(tool: string, path: string, options: readonly string[] = []) {
  const out = mkdtempSync(join(folder, `${tool}-`));
  const { exitCode, results, stderr } = await runCli([tool, path, '-o', `${out}/`, ...options], limits);
  expect(exitCode, stderr.slice(-400)).toBe(0);

  return results;
}

/**
 * Width, height and page count or animation duration, read by libvips, or by our own decoder for formats it
 * does not support.
 */
async function factsOf(path: string) {
  const bytes = readFileSync(path);

  if (path.endsWith('.bmp')) {
    const { width, height } = decodeBmp(bytes);

    return { width, height, pages: 1, lasts: 0 };
  }

  const { autoOrient, pages = 1, delay = [] } = await sharp(bytes).metadata();
  // Browsers show a frame without a delay for a tenth of a second, and libvips writes that value.
  const lasts = delay.reduce((sum, each) => sum + (each <= 10 ? 100 : each), 0);

  // Identical frames are merged into one with a longer delay.
  return { ...autoOrient, pages: lasts > 0 ? 1 : pages, lasts };
}

describe('every real picture', () => {
  for (const file of pictures) {
    const isHeic = file.id.endsWith('.heic');

    it(`${file.id} is never larger, and keeps its pixels, pages and duration`, async () => {
      const [result] = await run('compress-image', file.path);
      const after = await factsOf(result?.path ?? '');

      expect(statSync(result?.path ?? '').size).toBeLessThanOrEqual(statSync(file.path).size);
      // Only libheif decodes HEVC, so its sizes are not compared.
      expect(isHeic ? after : await factsOf(file.path)).toEqual(after);
    });

    it(`${file.id} fits half its size`, async () => {
      const target = Math.floor(statSync(file.path).size / 2);
      const [result] = await run('compress-image', file.path, [
        '--target-size',
        `${target}B`,
        '--format',
        'jpg',
      ]);

      expect(statSync(result?.path ?? '').size).toBeLessThanOrEqual(target);
    });

    it(`${file.id} is resized to 120 pixels in every format`, async () => {
      for (const format of ['keep', 'png', 'webp', 'bmp']) {
        const [result] = await run('resize-image', file.path, ['--size', '120xauto', '--format', format]);

        expect((await factsOf(result?.path ?? '')).width).toBe(120);
      }
    });
  }

  for (const file of corpusFiles(/^images\/.*\.gif$/)) {
    it(`${file.id} has a page for each frame`, async () => {
      const { pages } = await sharp(file.path).metadata();
      const [result] = await run('gif-to-pdf', file.path);

      expect(qpdfCheck(result?.path ?? '').ok).toBe(true);
      expect(popplerPages(result?.path ?? '')).toBe(pages);
    });
  }
});
