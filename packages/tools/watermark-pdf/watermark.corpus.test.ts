import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { drawPageWithin } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { pageTexts } from '@octavo/engine-node/pdfium/page-texts';
import { openPdf } from '@octavo/pdf/document';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerDrawing, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'octavo-watermark-'));
const text = 'Été 日本 שלום مرحبا €';
/** Longer side of the drawings in pixels. */
const longerSide = 600;

/** Files of different programs, which open without a password. */
const files = corpusFiles(/^pdf\/(simple|long|forms|annotated|outlined|tagged|scanned)\/.*\.pdf$/)
  // The owner of this form forbids changes.
  .filter(({ id, password }) => password === '' && !id.endsWith('form_dd0293.pdf'))
  .slice(0, 24);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface RenderedPage {
  readonly width: number;
  readonly height: number;
  /** Brightness of the pixels. */
  readonly data: Uint8Array;
}

async function drawWithPdfium(path: string): Promise<RenderedPage> {
  using document = await loadDocument(readFileSync(path));
  const { width, height, data } = drawPageWithin(document, 0, longerSide);

  return { width, height, data: data.filter((_, at) => at % 4 === 1) };
}

async function drawWithPoppler(path: string): Promise<RenderedPage> {
  const drawing = popplerDrawing(path, longerSide, join(folder, `${Math.random()}`));
  const { data, info } = await sharp(drawing).greyscale().raw().toBuffer({ resolveWithObject: true });

  return { width: info.width, height: info.height, data };
}

/** Pixels that differ on the upper nine tenths of the page and at its foot, where the watermark is. */
function changedPixels(
  before: RenderedPage,
  after: RenderedPage,
): { readonly outside: number; readonly inside: number } {
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const foot = Math.floor(before.height * 0.9) * before.width;
  let [outside, inside] = [0, 0];

  for (let at = 0; at < before.data.length; at += 1) {
    if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > 8) {
      outside += at < foot ? 1 : 0;
      inside += at < foot ? 0 : 1;
    }
  }

  return { outside, inside };
}

/** True when a reader finds the word; some report letters from right to left as they are painted. */
function isRead(read: string, word: string): boolean {
  const plain = read.normalize('NFKC').replace(/\p{Cf}/gu, '');

  return plain.includes(word) || plain.includes([...word].reverse().join(''));
}

describe('a watermark', () => {
  it.each(files)('is drawn and read on $id, and nothing else changes', async ({ path: source }) => {
    const bytes = readFileSync(source);
    const options = {
      text,
      angle: 0,
      position: 'bottom',
      size: 12,
      opacity: 90,
      color: '#d02020',
      pages: '1',
    };
    const { files: outputs } = await runOn('watermark-pdf', [{ name: 'a.pdf', bytes }], options);
    const path = outputs[0]?.path ?? '';
    const result = readFileSync(path);
    const isRebuilt = outputs[0]?.notes.some(({ code }) => code === 'repaired') ?? false;

    expect(isRebuilt || result.subarray(0, bytes.length).equals(bytes)).toBe(true);
    expect(openPdf(result, codec).pageCount).toBe(outputs[0]?.pages);
    expect(qpdfCheck(path).ok || !qpdfCheck(source).ok).toBe(true);

    const byPoppler = popplerTexts(path)?.[0] ?? '';
    const { value: byPdfium = '' } = await pageTexts(path).next();

    for (const read of [byPoppler, String(byPdfium)]) {
      expect(text.split(' ').filter((word) => !isRead(read, word))).toEqual([]);
    }

    for (const draw of [drawWithPdfium, drawWithPoppler]) {
      const compare = async () => changedPixels(await draw(source), await draw(path));
      let { outside, inside } = await compare();

      // Poppler draws a file with broken fonts in two ways by chance; a real change is there every time.
      for (let again = 0; outside > 0 && again < 4; again += 1) {
        ({ outside, inside } = await compare());
      }

      expect(outside, `${draw.name} outside of the watermark`).toBe(0);
      expect(inside, `${draw.name} within the watermark`).toBeGreaterThan(60);
    }
  });
});
