import { type SweepPorts, sweep, sweepExpired, sweepIntents } from '@octavo/application/sweep/sweep';
import { startLoops } from './loops.ts';

const sweepMilliseconds = 60_000;
/**
 * Milliseconds between sweeps of intents. Files of killed processes are orphans half a minute later; this
 * keeps them below one minute.
 */
const intentMilliseconds = 10_000;

/**
 * Sweeps at once and then every minute, intents more often. Several workers may do so: every step is
 * idempotent.
 */
export function startSweeping(ports: SweepPorts): { stop(): Promise<void> } {
  return startLoops([
    { milliseconds: sweepMilliseconds, act: () => sweep(ports) },
    { milliseconds: intentMilliseconds, act: () => sweepIntents(ports) },
    { milliseconds: sweepMilliseconds, act: () => sweepExpired(ports) },
  ]);
}
