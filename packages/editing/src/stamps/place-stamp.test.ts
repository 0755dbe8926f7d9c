import { sampleAssets } from '@octavo/testkit/edits/sample-annotations';
import { placedDocument } from '@octavo/testkit/pdf/placed-document';
import { expect, it } from 'vitest';
import { drawn, edited, plainPage } from '../../test/edit-harness.ts';
import { readAnnotations } from '../annotations/read-annotations.ts';

const box = { left: 40, top: 60, width: 30, height: 30 };
const turned = [0, 90, 180, 270] as const;
const document = placedDocument([
  ...turned.map((rotation) => ({ ...plainPage, rotation })),
  { ...plainPage, rotation: 90, mediaBox: [-20, 10, 380, 310], cropBox: [20, 30, 340, 260], userUnit: 2 },
]);
const keys = ['p1', 'p2', 'p3', 'p4', 'p5'];
const units = [1, 1, 1, 1, 2];
const place = {
  kind: 'stamp.place',
  face: { kind: 'picture', asset: sampleAssets.picture },
  places: keys.map((page) => ({ page, box })),
};

/** Box of the red pixels of a page, in points. */
async function redBox(bytes: Uint8Array, page: number) {
  const { width, data } = await drawn(bytes, page, 72);
  const red = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => data[pixel * 4] === 0 && data[pixel * 4 + 2] === 255,
  );
  const [columns, rows] = [red.map((pixel) => pixel % width), red.map((pixel) => Math.floor(pixel / width))];
  const unit = units[page] ?? 1;

  return {
    left: Math.min(...columns) * unit,
    top: Math.min(...rows) * unit,
    width: (Math.max(...columns) + 1 - Math.min(...columns)) * unit,
    height: (Math.max(...rows) + 1 - Math.min(...rows)) * unit,
  };
}

it.each(['annotation', 'content'])('puts a stamp at the same place of every page as %s', async (as) => {
  const { bytes, document: result } = await edited(document, [{ ...place, as }]);

  for (const page of keys.keys()) {
    expect(await redBox(bytes, page)).toEqual(box);
    expect(readAnnotations(result, result.pages[page]!)).toHaveLength(as === 'annotation' ? 1 : 0);
  }
});

it('sets words and opacity on content, too', async () => {
  const face = { kind: 'text', text: 'Paid' };
  const { bytes } = await edited(document, [
    { ...place, face, as: 'content', opacity: 0.5, color: '#ff0000' },
  ]);
  const { data } = await drawn(bytes);

  expect(
    data.some((_, at) => at % 4 === 0 && data[at]! > 100 && data[at]! < 200 && data[at + 2] === 255),
  ).toBe(true);
});
