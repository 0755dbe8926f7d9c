import { setTimeout as delay } from 'node:timers/promises';
import { deliverDemoEvents } from '@octavo/domain/billing/deliver-demo-events';
import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import { reconcileBilling } from '@octavo/domain/billing/reconcile-billing';
import type { EmailOutbox } from '@octavo/domain/mail/outbox';
import type { Logger } from 'pino';
import { writeDueEmails } from './write-emails.ts';

const intervalMilliseconds = 60_000;
/**
 * Milliseconds between rounds of demo payments; short, because the user has just pressed a button and waits.
 */
const playMilliseconds = 2000;

export interface TendingPorts {
  readonly billing: BillingPorts;
  /** Null unless demo payments are enabled. */
  readonly demoPayments: DemoPayments | null;
  readonly emails: EmailOutbox;
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly log: Logger;
}

/**
 * One round of billing reconciliation, which needs no user. `said` are the providers already logged as hiding
 * disputes: each is logged once, because the permission is granted once or never.
 */
export async function runBillingScheduler(ports: TendingPorts, said: Set<string> = new Set()): Promise<void> {
  const { billing, log } = ports;
  const onError = (error: unknown, step: string) =>
    log.error({ err: error, step }, 'billing step failed and will be retried');
  const { counts, drifted, hidingDisputes } = await reconcileBilling(billing, onError);

  if (Object.keys(counts).length > 0) {
    log.info(counts, 'billing reconciled');
  }

  if (drifted.length > 0) {
    log.warn({ subscriptions: drifted }, 'subscriptions corrected from the provider');
  }

  for (const provider of hidingDisputes.filter((each) => !said.has(each))) {
    said.add(provider);
    log.warn({ provider }, 'disputes cannot be read: the provider app lacks the permission');
  }

  await writeDueEmails(ports, onError);
}

/** Advances the demo payments and delivers their messages. */
export async function play({ billing, demoPayments }: TendingPorts): Promise<void> {
  await demoPayments?.advance();

  if (demoPayments !== null) {
    await deliverDemoEvents(billing, demoPayments);
  }
}

export function startTending(ports: TendingPorts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const said = new Set<string>();
  const running = [
    repeat(stopping.signal, intervalMilliseconds, ports, () => runBillingScheduler(ports, said)),
    ...(ports.demoPayments === null ? [] : [repeat(stopping.signal, playMilliseconds, ports, play)]),
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
  ports: TendingPorts,
  act: (ports: TendingPorts) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await act(ports).catch((error: unknown) => ports.log.error({ err: error }, 'billing round failed'));
    // Rejects only when the signal is aborted.
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}
