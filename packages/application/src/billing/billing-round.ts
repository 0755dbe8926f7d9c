import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { EmailOutbox } from '@octavo/domain/mail/outbox';
import type { Log } from '../log.ts';
import { deliverDemoEvents } from './deliver-demo-events.ts';
import { reconcileBilling } from './reconcile-billing.ts';
import { writeDueEmails } from './write-due-emails.ts';

/** Dependencies of a billing round. */
export interface BillingRoundPorts {
  readonly billing: BillingPorts;
  /** Null unless demo payments are enabled. */
  readonly demoPayments: DemoPayments | null;
  readonly emails: EmailOutbox;
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly log: Log;
}

/**
 * One round of billing reconciliation, which needs no user. `reported` are the providers already logged as
 * hiding disputes: each is logged once, because the permission is granted once or never.
 */
export async function runBillingRound(
  ports: BillingRoundPorts,
  reported: Set<string> = new Set(),
): Promise<void> {
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

  for (const provider of hidingDisputes.filter((each) => !reported.has(each))) {
    reported.add(provider);
    log.warn({ provider }, 'disputes cannot be read: the provider app lacks the permission');
  }

  await writeDueEmails(ports, onError);
}

/** Advances the demo payments and delivers their messages. */
export async function playDemoPayments({ billing, demoPayments }: BillingRoundPorts): Promise<void> {
  await demoPayments?.advance();

  if (demoPayments !== null) {
    await deliverDemoEvents(billing, demoPayments);
  }
}
