import type { Clock } from '@octavo/domain/ports';

/** A clock that stands still until a test moves it. */
export interface SettableClock extends Clock {
  set(now: Date): void;
}

export function settableClock(start: Date): SettableClock {
  let time = start;

  return {
    now: () => time,
    set(now) {
      time = now;
    },
  };
}
