import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { describe, expect, it } from 'vitest';
import { colourAt, drawn, edited } from '../../test/edit-harness.ts';

const fonts =
  '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold /Encoding /WinAnsiEncoding >> >>';
const cell = 'q 20 240 40 20 re W* n 0 0 1 rg BT /F 10 Tf 24 246 Td (100) Tj ET Q';
const range = { spans: [[0, 3]], text: '100' };
const price = { kind: 'text.replace', range, runs: [{ text: '100000000000' }] };
const move = { kind: 'text.move', range, by: { x: 60, y: 60 } };

/** Blue points of a part of the page: the ink of its text. */
async function inkIn(content: string, operations: readonly object[], from: number, to: number, top = 45) {
  const { bytes } = await edited(
    contentDocument(content, () => fonts),
    operations,
  );
  const pixels = await drawn(bytes);
  let count = 0;

  for (let x = from; x < to; x += 1) {
    for (let y = top; y < top + 12; y += 1) {
      const [red = 0, , blue = 0] = (colourAt(pixels, x, y).match(/[0-9a-f]{2}/g) ?? []).map((each) =>
        Number.parseInt(each, 16),
      );
      count += red < 128 && blue > 128 ? 1 : 0;
    }
  }

  return count;
}

describe('text in a clip', () => {
  it('is not cut when it gets longer', async () => {
    expect(await inkIn(cell, [], 61, 100)).toBe(0);
    expect(await inkIn(cell, [price], 61, 100)).toBeGreaterThan(40);
  });

  it('is not cut when it moves, nor when a drawing of the clip moves with it', async () => {
    const drawing = 'q 20 240 60 20 re W* n 1 0 0 rg 20 240 60 20 re f';
    const logo = cell.replace('q 20 240 40 20 re W* n', drawing);
    const both = [{ kind: 'path.move', targets: [{ index: 0, kind: 'path' }], by: move.by }, move];

    expect(await inkIn(cell, [move], 80, 110, 105)).toBeGreaterThan(10);
    expect(await inkIn(logo, both, 80, 110, 105)).toBeGreaterThan(10);
    expect(await inkIn(logo, both.toReversed(), 80, 110, 105)).toBeGreaterThan(10);
  });

  it('stays cut where the clip hides a drawing', async () => {
    const hiding = cell.replace('0 0 1 rg', '1 1 0 rg 20 240 120 20 re f 0 0 1 rg');

    expect(await inkIn(hiding, [price], 61, 100)).toBe(0);
  });
});
