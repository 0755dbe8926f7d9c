import { setTimeout as delay } from 'node:timers/promises';
import {
  type BillingRoundPorts,
  playDemoPayments,
  runBillingRound,
} from '@octavo/application/billing/billing-round';

const intervalMilliseconds = 60_000;
/**
 * Milliseconds between rounds of demo payments; short, because the user has just pressed a button and waits.
 */
const playMilliseconds = 2000;

/** Runs billing rounds every minute. Several workers may do so: every step is idempotent. */
export function startBillingScheduler(ports: BillingRoundPorts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const said = new Set<string>();
  const running = [
    repeat(stopping.signal, intervalMilliseconds, ports, () => runBillingRound(ports, said)),
    ...(ports.demoPayments === null
      ? []
      : [repeat(stopping.signal, playMilliseconds, ports, playDemoPayments)]),
  ];

  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat(
  signal: AbortSignal,
  milliseconds: number,
  ports: BillingRoundPorts,
  act: (ports: BillingRoundPorts) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await act(ports).catch((error: unknown) => ports.log.error({ err: error }, 'billing round failed'));
    // Rejects only when the signal is aborted.
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}
