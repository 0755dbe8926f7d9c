import { expect, it } from 'vitest';
import { characterOf } from './characters.ts';

it('returns the replacement character for invalid codes', () => {
  expect(characterOf(0x41)).toBe('A');
  expect(characterOf(0x1f600)).toBe('😀');
  for (const code of [0x110000, 0xffffffff, -1, 0xd800, 0xdfff, 1.5, Number.NaN]) {
    expect(characterOf(code)).toBe('\u{fffd}');
  }
});
