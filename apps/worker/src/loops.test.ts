import { expect, it } from 'vitest';
import { startLoops } from './loops.ts';

it('repeats every action until it is stopped, and waits for the running one', async () => {
  const counts = [0, 0];
  const loops = startLoops(
    counts.map((_, index) => ({
      milliseconds: 1,

      async act() {
        await Promise.resolve();
        counts[index] = (counts[index] ?? 0) + 1;
      },
    })),
  );

  await expect.poll(() => Math.min(...counts)).toBeGreaterThan(2);
  await loops.stop();
  const stopped = [...counts];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(counts).toEqual(stopped);
});
