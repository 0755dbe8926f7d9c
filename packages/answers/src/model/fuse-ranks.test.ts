import { expect, it } from 'vitest';
import { fuseRanks } from './fuse-ranks.ts';

it('ranks first what several rankings rank high', () => {
  expect(
    fuseRanks(
      [
        [1, 2, 3],
        [4, 2, 5],
      ],
      3,
    ),
  ).toEqual([2, 1, 4]);
  expect(fuseRanks([[1, 2, 3]], 2)).toEqual([1, 2]);
  expect(fuseRanks([[], []], 2)).toEqual([]);
});
