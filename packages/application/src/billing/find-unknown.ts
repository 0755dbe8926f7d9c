import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import { handleEvent } from './receive-event.ts';
import { differs, settleSubscription } from './settle.ts';

/** Days of disputes to look back: longer than a worker in production is ever stopped. */
const disputeDays = 60;
const dayMilliseconds = 24 * 3600 * 1000;

interface Reconciliation {
  /** Subscriptions whose state at the provider differed from ours. */
  readonly drifted: readonly string[];
  /** True when we lack permission to read disputes. */
  readonly hidesDisputes: boolean;
}

/**
 * Once a day, lists the active subscriptions this installation sold at a provider and handles those missing
 * here, as an event, so that failures are retried and shown to the operator. Also finds disputes that were
 * not reported to us.
 */
export async function findUnknown(ports: BillingPorts, provider: PaymentProvider): Promise<Reconciliation> {
  const now = ports.clock.now();
  const occasion = `reconciled:${provider.id}:${now.toISOString().slice(0, 10)}`;

  if (!(await ports.occasions.notYetNotified([occasion])).has(occasion)) {
    return { drifted: [], hidesDisputes: false };
  }

  const unknown: string[] = [];

  for (const reference of (await provider.listActive(ports.installation)) ?? []) {
    if ((await ports.subscriptions.findByReference(provider.id, reference)) === null) {
      unknown.push(reference);
      await handleUnknown(ports, provider, reference, now);
    }
  }

  const disputed = await settleDisputed(ports, provider, now);
  await ports.occasions.recordNotified(occasion, now);

  return { drifted: [...unknown, ...(disputed ?? [])], hidesDisputes: disputed === null };
}

/**
 * Returns the disputed subscriptions whose state at the provider differed from ours; null when it does not
 * allow reading disputes.
 */
async function settleDisputed(
  ports: BillingPorts,
  provider: PaymentProvider,
  now: Date,
): Promise<string[] | null> {
  const since = new Date(now.getTime() - disputeDays * dayMilliseconds);
  const disputed = await provider.lookForDisputes(since);
  const drifted: string[] = [];

  if (disputed === null) {
    return null;
  }

  for (const reference of disputed) {
    const known = await ports.subscriptions.findByReference(provider.id, reference);
    const settled = known === null ? null : await settleSubscription(ports, provider.id, reference);

    if (known !== null && settled?.outcome === 'settled' && differs(known, settled.subscription)) {
      drifted.push(known.id);
    }
  }

  return drifted;
}

async function handleUnknown(
  ports: BillingPorts,
  { id }: PaymentProvider,
  reference: string,
  now: Date,
): Promise<void> {
  const event = {
    id: `unknown:${reference}`,
    type: 'octavo.unknown-subscription',
    at: now,
    subscription: reference,
    checkout: null,
  };
  const kept = await ports.events.add(ports.ids.token(), id, event, now);

  if (kept.handledAt === null && kept.parkedAt === null) {
    await handleEvent(ports, kept);
  }
}
