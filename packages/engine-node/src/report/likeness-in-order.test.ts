import { expect, it } from 'vitest';
import { likenessInOrder } from './likeness-in-order.ts';

/** Compares pages given as letters: equal letters look alike, different ones only a little. */
function compared(source: string, result: string): readonly number[] {
  return likenessInOrder(
    [...source].map((page) => (other) => (result[other] === page ? 0.9 : 0.3)),
    result.length,
  );
}

it('finds later pages after one that became two', () => {
  expect(compared('abcd', 'ab-cd')).toEqual([0.9, 0.9, 0.9, 0.9]);
});

it('continues with the next page when one is not found', () => {
  expect(compared('abcd', 'a-cd')).toEqual([0.9, 0.3, 0.9, 0.9]);
});

it('gives missing pages a likeness of 0', () => {
  expect(compared('abc', 'ab')).toEqual([0.9, 0.9, 0]);
});
