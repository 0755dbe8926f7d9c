import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { corpusFiles } from '@octavo/testkit/corpus';
import { sampleAnnotations } from '@octavo/testkit/edits/sample-annotations';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { popplerImage } from '@octavo/testkit/programs/poppler-image';
import { afterAll, describe, expect, it } from 'vitest';
import { adding, differingPoints, drawn, edited } from '../test/edit-harness.ts';
import { readAnnotations } from './annotations/read-annotations.ts';
import { permittedLevel } from './signatures/permitted-level.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-edits-'));
const files = corpusFiles(
  /^pdf\/((annotated|simple|tagged|signed|imageheavy|cjk-rtl)\/.*|tables\/(eu-015|schools))\.pdf$/,
);
const samples = sampleAnnotations();
const dpi = 100;

/** Share of the boxes in which a change is seen; a highlight over a dark picture may leave it as it is. */
const leastShare = 0.95;

/** Pixels that the edge of a box covers in part. */
const edge = 1;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(files.length === 0)('every kind of annotation on a page of real files', () => {
  it.each(files.map((file) => [file.id, file] as const))('%s', async (_, file) => {
    const before = readFileSync(file.path);
    const source = openPdf(before, codec);

    if ((permittedLevel(source) ?? 3) < 3) {
      await expect(edited(before, samples.map(adding))).rejects.toMatchObject({
        code: 'signature-forbids-edit',
      });

      return;
    }

    const known = readAnnotations(source, source.pages[0]!).length;
    const { bytes, document } = await edited(before, samples.map(adding));
    const path = join(folder, 'edited.pdf');
    writeFileSync(path, bytes);
    const added = readAnnotations(document, document.pages[0]!).slice(known);

    expect(added.map(({ annotation }) => annotation)).toEqual(samples);
    expect(Buffer.from(bytes.subarray(0, before.length)).equals(before)).toBe(true);
    expect(qpdfCheck(path).ok || !qpdfCheck(file.path).ok).toBe(true);

    for (const [one, other] of [
      [await drawn(before, 0, dpi), await drawn(bytes, 0, dpi)] as const,
      [popplerImage(file.path, 1, dpi), popplerImage(path, 1, dpi)] as const,
    ]) {
      expect([other.width, other.height]).toEqual([one.width, one.height]);
      const points = differingPoints(one, other, dpi);
      const boxes = added.map(({ box }) => box);
      const isIn = (box: (typeof boxes)[number], { x, y }: (typeof points)[number]) =>
        x > box.left - edge &&
        x < box.left + box.width + edge &&
        y > box.top - edge &&
        y < box.top + box.height + edge;
      // Some pages are smaller than the samples need.
      const { widthPoints, heightPoints } = document.pages[0]!;
      const shown = boxes.filter(({ left, top }) => left + 40 < widthPoints && top + 40 < heightPoints);
      const inked = shown.filter((box) => points.some((point) => isIn(box, point)));

      expect(points.filter((point) => !boxes.some((box) => isIn(box, point)))).toEqual([]);
      expect(inked.length / shown.length).toBeGreaterThanOrEqual(leastShare);
    }
  });
});
