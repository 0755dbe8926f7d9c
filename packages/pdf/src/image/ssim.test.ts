import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ssim } from './ssim.ts';

const width = 40;
const height = 90;
const pictures = fc.uint8Array({ minLength: width * height, maxLength: width * height });

/** Reference SSIM, computed window by window from the definition. */
function ssimByDefinition(one: Uint8Array, other: Uint8Array): number {
  const weights = Array.from({ length: 11 }, (_, index) => Math.exp(-((index - 5) ** 2) / 4.5));
  const total = weights.reduce((sum, weight) => sum + weight, 0) ** 2;
  let sum = 0;

  for (let top = 0; top <= height - 11; top += 1) {
    for (let left = 0; left <= width - 11; left += 1) {
      const [x, y, xx, yy, xy] = [0, 0, 0, 0, 0].map((_, kind) => {
        let value = 0;

        for (let row = 0; row < 11; row += 1) {
          for (let column = 0; column < 11; column += 1) {
            const at = (top + row) * width + left + column;
            const a = one[at]!;
            const b = other[at]!;
            value += ((weights[row]! * weights[column]!) / total) * [a, b, a * a, b * b, a * b][kind]!;
          }
        }

        return value;
      }) as [number, number, number, number, number];
      const c1 = 2.55 ** 2;
      const c2 = 7.65 ** 2;
      sum +=
        ((2 * x * y + c1) * (2 * (xy - x * y) + c2)) /
        ((x * x + y * y + c1) * (xx + yy - x * x - y * y + c2));
    }
  }

  return sum / ((height - 10) * (width - 10));
}

it('matches the definition', () => {
  fc.assert(
    fc.property(pictures, pictures, (one, other) => {
      expect(ssim(one, other, width, height)).toBeCloseTo(ssimByDefinition(one, other), 3);
    }),
    { numRuns: 3 },
  );
});

it('matches the definition when only a part differs', () => {
  fc.assert(
    fc.property(pictures, fc.nat(width - 6), fc.nat(height - 6), (one, left, top) => {
      const other = one.slice();

      for (let row = 0; row < 5; row += 1) {
        other.fill(0, (top + row) * width + left, (top + row) * width + left + 5);
      }

      expect(ssim(one, other, width, height)).toBeCloseTo(ssimByDefinition(one, other), 3);
    }),
    { numRuns: 5 },
  );
});

it('is 1 for equal pictures only', () => {
  fc.assert(
    fc.property(pictures, (one) => {
      expect(ssim(one, one.slice(), width, height)).toBe(1);
    }),
    { numRuns: 5 },
  );
  expect(
    ssim(new Uint8Array(width * height), new Uint8Array(width * height).fill(255), width, height),
  ).toBeLessThan(0.01);
});
