import { expect, it } from 'vitest';
import { likenessInOrder } from './likeness-in-order.ts';

/** Pages by what they show: the same letter looks alike, others a little. */
function compared(source: string, result: string): readonly number[] {
  return likenessInOrder(
    [...source].map((page) => (other) => (result[other] === page ? 0.9 : 0.3)),
    result.length,
  );
}

it('finds pages behind one that ran over', () => {
  expect(compared('abcd', 'ab-cd')).toEqual([0.9, 0.9, 0.9, 0.9]);
});

it('goes on with the next page where one cannot be found', () => {
  expect(compared('abcd', 'a-cd')).toEqual([0.9, 0.3, 0.9, 0.9]);
});

it('finds nothing where pages are missing', () => {
  expect(compared('abc', 'ab')).toEqual([0.9, 0.9, 0]);
});
