import { Failure } from '@octavo/contract/failures';
import { afterEach, expect, it, vi } from 'vitest';
import type { Sandbox } from './sandbox.ts';
import { SpareShelf } from './spare-shelf.ts';

/** Fake process as `SpareShelf` uses it, ended by the test. */
function process(starts: boolean) {
  let die: (failure: Failure) => void = () => {};
  const gone = new Promise<Failure>((resolve) => {
    die = resolve;
  });
  const seen = { isAlive: true, isRemoved: false };
  const sandbox = {
    gone,
    get isAlive() {
      return seen.isAlive;
    },
    ready: () => (starts ? Promise.resolve() : Promise.reject(new Failure('engine-unavailable'))),
    async remove() {
      seen.isRemoved = true;
    },
  };

  return {
    seen,
    // All members of a sandbox that a shelf uses.
    sandbox: sandbox as unknown as Sandbox,
    async die() {
      seen.isAlive = false;
      die(new Failure('engine-crashed'));
      await new Promise(setImmediate);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('replaces a spare that died while waiting', async () => {
  const [first, second] = [process(true), process(true)];
  const made = [first, second];
  let lost = 0;
  const shelf = new SpareShelf(
    { usual: 1, most: 1 },
    async () => made.shift()?.sandbox ?? second.sandbox,
    () => {
      lost += 1;
    },
  );
  await shelf.add();
  expect(shelf.isShort).toBe(false);
  await first.die();

  expect({ lost, isShort: shelf.isShort, removed: first.seen.isRemoved }).toEqual({
    lost: 1,
    isShort: true,
    removed: true,
  });
  await shelf.add();
  expect(await shelf.take()).toBe(second.sandbox);
  expect(await shelf.take()).toBeNull();
});

it('gives up on a program that does not start', async () => {
  let starts = 0;
  const shelf = new SpareShelf(
    { usual: 1, most: 1 },
    async () => {
      starts += 1;

      return process(false).sandbox;
    },
    () => {},
  );

  while (shelf.isShort) {
    await shelf.add();
  }

  expect(starts).toBe(3);
});

it('holds more when jobs come faster than spares, as many as run at once, and fewer after a quiet time', async () => {
  vi.useFakeTimers();
  const shelf = new SpareShelf(
    { usual: 1, most: 3 },
    async () => process(true).sandbox,
    () => {},
  );

  for (const wanted of [2, 3, 3]) {
    while ((await shelf.take()) !== null) {
      // The last one misses a spare.
    }

    expect(await countOf(shelf)).toBe(wanted);
  }

  await vi.advanceTimersByTimeAsync(60_000);
  expect(await shelf.take()).not.toBeNull();
  expect(await shelf.take()).toBeNull();
});

/** Fills the shelf; returns the number of spares added. */
async function countOf(shelf: SpareShelf): Promise<number> {
  let count = 0;

  for (; shelf.isShort; count += 1) {
    await shelf.add();
  }

  return count;
}
