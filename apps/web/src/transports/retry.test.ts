import { Failure } from '@octavo/contract/failures';
import { describe, expect, it } from 'vitest';
import { persist, type RetryEnvironment } from './retry.ts';

function surroundings(online: () => boolean = () => true) {
  const log: string[] = [];
  const fake: RetryEnvironment = {
    isOnline: online,
    pause: async (milliseconds) => void log.push(`pause ${milliseconds}`),
    untilOnline: async () => void log.push('wait'),
  };

  return { fake, log };
}

/** Fails once for each error, then succeeds. */
function failing(...errors: unknown[]) {
  let calls = 0;

  return {
    calls: () => calls,
    work: async () => {
      calls += 1;
      const error = errors.shift();

      if (error !== undefined) {
        throw error;
      }

      return 'done';
    },
  };
}

const { signal } = new AbortController();

describe('a retried request', () => {
  it('repeats after network failures, with growing pauses', async () => {
    const { fake, log } = surroundings();
    const { work } = failing(
      new TypeError('network'),
      new TypeError('network'),
      new Failure('temporarily-unavailable'),
    );

    await expect(persist(work, { signal, surroundings: fake })).resolves.toBe('done');
    expect(log).toEqual(['pause 500', 'pause 1000', 'pause 2000']);
  });

  it('stops at once when the server refuses', async () => {
    const { fake } = surroundings();
    const { work, calls } = failing(new Failure('file-too-large'));

    await expect(persist(work, { signal, surroundings: fake })).rejects.toMatchObject({
      code: 'file-too-large',
    });
    expect(calls()).toBe(1);
  });

  it('waits while there is no connection, without counting an attempt', async () => {
    let lost = 30;
    const { fake, log } = surroundings(() => lost-- <= 0);
    const { work } = failing(...Array.from({ length: 31 }, () => new TypeError('network')));

    await expect(persist(work, { signal, surroundings: fake })).resolves.toBe('done');
    expect(log.filter((line) => line === 'wait')).toHaveLength(30);
  });

  it('gives up in the end, with a failure for the user', async () => {
    const { fake } = surroundings();
    const { work, calls } = failing(...Array.from({ length: 50 }, () => new TypeError('network')));

    await expect(persist(work, { signal, surroundings: fake })).rejects.toMatchObject({
      code: 'request-failed',
    });
    expect(calls()).toBe(10);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { fake } = surroundings();
    const { work, calls } = failing(new TypeError('network'));
    controller.abort();

    await expect(persist(work, { signal: controller.signal, surroundings: fake })).rejects.toBeDefined();
    expect(calls()).toBe(0);
  });
});
