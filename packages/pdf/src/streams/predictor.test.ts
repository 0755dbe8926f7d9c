import { expect, it } from 'vitest';
import { undoPredictor } from './predictor.ts';

it('does not modify its input, whatever its array type', () => {
  const parameter = (key: string, fallback: number) =>
    ({ Predictor: 2, Columns: 4, Colors: 1, BitsPerComponent: 8 })[key] ?? fallback;

  for (const data of [Buffer.from([1, 2, 3, 4]), Uint8Array.of(1, 2, 3, 4)]) {
    expect([...undoPredictor(data, parameter)]).toEqual([1, 3, 6, 10]);
    expect([...data]).toEqual([1, 2, 3, 4]);
  }
});
