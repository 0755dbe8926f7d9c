import {
  type BillingRoundPorts,
  playDemoPayments,
  runBillingRound,
} from '@octavo/application/billing/billing-round';
import { startLoops } from './loops.ts';

const roundMilliseconds = 60_000;
/**
 * Milliseconds between rounds of demo payments; short, because the user has just pressed a button and waits.
 */
const playMilliseconds = 2000;

/** Runs a billing round every minute. Several workers may do so: every step is idempotent. */
export function startBillingScheduler(ports: BillingRoundPorts): { stop(): Promise<void> } {
  const reported = new Set<string>();
  const logged = (act: () => Promise<void>) => () =>
    act().catch((error: unknown) => ports.log.error({ err: error }, 'billing round failed'));
  const round = { milliseconds: roundMilliseconds, act: logged(() => runBillingRound(ports, reported)) };
  const play = { milliseconds: playMilliseconds, act: logged(() => playDemoPayments(ports)) };

  return startLoops(ports.demoPayments === null ? [round] : [round, play]);
}
