import { setTimeout as delay } from 'node:timers/promises';

/** An action that is repeated; it handles its own errors. */
export interface Loop {
  readonly milliseconds: number;
  act(): Promise<void>;
}

/** Repeats every action at its interval, counted from the end of the action before. */
export function startLoops(loops: readonly Loop[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = loops.map((loop) => repeat(loop, stopping.signal));

  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat({ act, milliseconds }: Loop, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await act();
    // Rejects only when the signal is aborted.
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}
