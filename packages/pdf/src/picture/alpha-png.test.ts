import { codec } from '@octavo/engine-node/codec';
import { expect, it } from 'vitest';
import { undoPredictor } from '../streams/predictor.ts';
import { pictureFromAlphaPng } from './alpha-png.ts';
import { writePng } from './write-png.ts';

const pixels = Uint8Array.of(10, 20, 30, 0, 40, 50, 60, 255, 70, 80, 90, 128, 1, 2, 3, 4);
const deflate = (rows: Uint8Array) => codec.deflate(rows);

function rows(data: Uint8Array | null, colors: number): number[] {
  const parameters: Readonly<Record<string, number>> = { Predictor: 15, Colors: colors, Columns: 2 };

  return [...undoPredictor(codec.inflate(data!, 1000), (key, fallback) => parameters[key] ?? fallback)];
}

it('splits colours and opacity', () => {
  const png = writePng({ width: 2, height: 2, channels: 4, data: pixels }, deflate);
  const picture = pictureFromAlphaPng(png, codec);

  expect(picture).toMatchObject({ width: 2, height: 2, components: 3 });
  expect(rows(picture!.data, 3)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 1, 2, 3]);
  expect(rows(picture!.alpha, 1)).toEqual([0, 255, 128, 4]);
});

it('leaves other pictures, and those that are cut short, to others', () => {
  const opaque = writePng({ width: 2, height: 2, channels: 2, data: pixels.subarray(0, 8) }, deflate);
  const grey = writePng({ width: 2, height: 2, channels: 1, data: pixels.subarray(0, 4) }, deflate);

  expect(pictureFromAlphaPng(opaque, codec)).toMatchObject({ components: 1 });
  expect(pictureFromAlphaPng(grey, codec)).toBeNull();
  expect(pictureFromAlphaPng(opaque.subarray(0, 45), codec)).toBeNull();
});
