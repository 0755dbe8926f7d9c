import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undoPredictor } from '../streams/predictor.ts';
import { predictRows } from './png-predict.ts';

it('is reverted by the PNG decoder', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(1, 3, 4),
      fc.uint8Array({ maxLength: 400 }),
      (columns, colors, bytes) => {
        const rowBytes = columns * colors;
        const data = bytes.subarray(0, bytes.length - (bytes.length % rowBytes));
        const parameters: Record<string, number> = { Predictor: 15, Colors: colors, Columns: columns };
        const back = undoPredictor(
          predictRows(data, rowBytes, colors),
          (key, fallback) => parameters[key] ?? fallback,
        );
        expect(Buffer.from(back).equals(Buffer.from(data))).toBe(true);
      },
    ),
  );
});
