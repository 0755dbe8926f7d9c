import type { SSEStreamingApi } from 'hono/streaming';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bell } from './bell.ts';
import { followView } from './follow-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows a view that expires after some milliseconds. */
function follow(expiresIn: number) {
  const written: string[] = [];
  const state = { looks: 0, text: 'one', isGone: false };
  const bell = new Bell();
  const expiresAt = new Date(Date.now() + expiresIn).toISOString();
  const stream = {
    aborted: false,
    writeSSE: async ({ data }: { data: string }) => void written.push(JSON.parse(data).text),
  };
  // Only these two are used.
  const ended = followView(stream as unknown as SSEStreamingApi, bell, {
    event: 'view',
    look: async () => {
      state.looks += 1;

      return state.isGone ? null : { text: state.text, expiresAt };
    },
    isLast: ({ text }) => text === 'last',
    clock: { now: () => new Date() },
  });

  return { written, state, bell, ended };
}

describe('an idle stream', () => {
  it('looks once, and sets one timer', async () => {
    const { written, state } = follow(3_600_000);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(written).toEqual(['one']);
    expect(state.looks).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  // Files of the desktop application expire in ten years.
  it('looks once for a view that expires later than a timer can wait', async () => {
    const { state } = follow(10 * 365 * 24 * 3_600_000);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(state.looks).toBe(1);
  });

  it('looks again when it is rung, and sends what has changed', async () => {
    const { written, state, bell, ended } = follow(3_600_000);
    await vi.advanceTimersByTimeAsync(10);
    bell.ring();
    await vi.advanceTimersByTimeAsync(10);
    state.text = 'last';
    bell.ring();
    await ended;

    expect(written).toEqual(['one', 'last']);
    expect(state.looks).toBe(3);
  });

  it('looks again when the view expires, and not more often afterwards', async () => {
    const { state, ended } = follow(20_000);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(state.looks).toBe(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(state.looks).toBe(2);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(state.looks).toBe(2);
    state.isGone = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state.looks).toBe(2);
    void ended;
  });
});
