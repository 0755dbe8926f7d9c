import { expect, it } from 'vitest';
import { minorUnits, moneyText } from './money.ts';

it('converts text to cents and back without loss', () => {
  for (const [text, minor] of [
    ['0.00', 0],
    ['0.07', 7],
    ['8.99', 899],
    ['1.10', 110],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ] as const) {
    expect(minorUnits(text)).toBe(minor);
    expect(moneyText(minor)).toBe(text);
  }
});

it('refuses invalid amounts', () => {
  for (const text of ['', '8', '8.9', '8.999', '-8.99', '8,99', '1e3.00']) {
    expect(() => minorUnits(text)).toThrow(RangeError);
  }

  for (const minor of [-1, 0.5, Number.NaN]) {
    expect(() => moneyText(minor)).toThrow(RangeError);
  }
});
