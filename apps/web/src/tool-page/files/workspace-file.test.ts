import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomToken } from '../../transports/random-token.ts';
import { moveTo } from './workspace-file.ts';

describe('moving a file', () => {
  it.each([
    [0, 2, ['b', 'a', 'c']],
    [0, 3, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [1, 2, ['a', 'b', 'c']],
  ])('from %i to before %i', (from, target, expected) => {
    expect(moveTo(['a', 'b', 'c'], from, target)).toEqual(expected);
  });

  it('keeps every file', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, other) => {
        const moved = moveTo(items, one % items.length, other % (items.length + 1));

        expect(moved.toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});

it('creates unique tokens of 32 characters', () => {
  const tokens = Array.from({ length: 200 }, randomToken);

  expect(tokens.every((token) => /^[0-9a-z]{32}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(200);
});
