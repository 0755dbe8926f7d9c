import { vi } from 'vitest';

/** Waits until a check passes, for as long as a machine with much other load may take. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
