import { expect, it } from 'vitest';
import { stillMilliseconds, takeStill } from './still.ts';

const file = (sizeBytes: number, changedAt = 0) => ({ path: 'a.pdf', sizeBytes, changedAt });
const isNew = () => false;

it('takes a file once it has been still for long enough', () => {
  const first = takeStill(new Map(), [file(10)], 0, isNew);
  const grown = takeStill(first.waiting, [file(20)], stillMilliseconds, isNew);
  const soon = takeStill(grown.waiting, [file(20)], stillMilliseconds * 2 - 1, isNew);
  const still = takeStill(soon.waiting, [file(20)], stillMilliseconds * 2, isNew);

  expect([first.ready, grown.ready, soon.ready]).toEqual([[], [], []]);
  expect(still.ready).toEqual([file(20)]);
  expect(still.waiting.size).toBe(0);
});

it('waits for bytes, and forgets what has gone', () => {
  expect(takeStill(new Map(), [file(0)], 0, isNew).waiting.size).toBe(0);
  const { waiting } = takeStill(new Map(), [file(10)], 0, isNew);
  expect(takeStill(waiting, [], 1, isNew).waiting.size).toBe(0);
});

it('leaves out what is known', () => {
  const { waiting, ready } = takeStill(new Map(), [file(10)], 0, () => true);

  expect([waiting.size, ready]).toEqual([0, []]);
});
