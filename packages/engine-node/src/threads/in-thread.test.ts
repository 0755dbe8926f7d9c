import { expect, it } from 'vitest';
import { inThread } from './in-thread.ts';

const never = new AbortController().signal;

/** Module of a thread with this code. */
function entryOf(code: string): URL {
  const start = "import { parentPort, workerData } from 'node:worker_threads';";

  return new URL(`data:text/javascript,${encodeURIComponent(start + code)}`);
}

const work = (code: string) => ({ entry: entryOf(code), data: 20, name: 'sums', seconds: 30 });

it('returns the first result, after the messages before it', async () => {
  const seen: number[] = [];
  const code = 'for (const n of [1, workerData + 1, 2]) parentPort.postMessage(n);';
  const read = (message: number) => {
    seen.push(message);

    return message > 20 ? message : undefined;
  };

  expect(await inThread({ ...work(code), read }, never)).toBe(21);
  expect(seen.slice(0, 2)).toEqual([1, 21]);
});

it('ends a thread that takes too long, or whose work is cancelled', async () => {
  const endless = { ...work('for (;;);'), read: () => undefined };
  const cancelled = inThread(endless, AbortSignal.timeout(50));

  await expect(cancelled).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(inThread({ ...endless, seconds: 0.0501 }, never)).rejects.toMatchObject({
    code: 'time-limit',
  });
});

it.each([
  ['throws', "throw new Error('broken');", 'engine-crashed'],
  ['ends without a result', '', 'engine-crashed'],
  [
    'needs too much memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));',
    'memory-limit',
  ],
])('reports a thread that %s', async (_, code, failure) => {
  const read = () => undefined;

  await expect(inThread({ ...work(code), heapMegabytes: 32, read }, never)).rejects.toMatchObject({
    code: failure,
  });
});

it('fails as the reading of a message does', async () => {
  const read = () => {
    throw new RangeError('no number');
  };

  await expect(inThread({ ...work('parentPort.postMessage(1);'), read }, never)).rejects.toThrow(RangeError);
});
