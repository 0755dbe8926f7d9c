import { Failure } from '@octavo/contract/failures';
import { nextHandling } from '@octavo/domain/billing/event-retries';
import type { KeptEvent } from '@octavo/domain/billing/events';
import type { IncomingEvent, ProviderEvent } from '@octavo/domain/billing/payment-provider';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { ProviderId } from '@octavo/domain/billing/subscription';
import { type Settled, settleCheckout, settleSubscription } from './settle.ts';

/**
 * Receives an event of a provider. Once it resolves, the event is stored and handled now or later by the
 * worker, so the provider need not send it again.
 *
 * @throws Failure `illegal-input` when it does not come from the provider, `not-found` for a provider
 * that is not configured.
 */
export async function receiveEvent(
  ports: BillingPorts,
  id: ProviderId,
  incoming: IncomingEvent,
): Promise<KeptEvent> {
  const provider = ports.providers.get(id);

  if (provider === undefined) {
    throw new Failure('not-found', `payments by ${id} are not configured`);
  }

  const event = await provider.readEvent(incoming);
  const kept = await ports.events.add(ports.ids.token(), id, event, ports.clock.now());

  if (kept.handledAt === null) {
    await handleEvent(ports, kept);
  }

  return kept;
}

/**
 * Reads the current state of the event's subscription and checkout from the provider; idempotent. True when
 * it succeeded.
 */
export async function handleEvent(ports: BillingPorts, kept: KeptEvent): Promise<boolean> {
  const { id, provider, event, attempts } = kept;

  try {
    const note = await readAgain(ports, provider, event);
    await ports.events.handled(id, note, ports.clock.now());

    return true;
  } catch (error) {
    const now = ports.clock.now();
    const failure = error instanceof Error ? error.message : String(error);
    await ports.events.failed(id, failure, nextHandling(attempts + 1, now), now);

    return false;
  }
}

/** Returns what the operator should know of it. */
async function readAgain(
  ports: BillingPorts,
  provider: ProviderId,
  event: ProviderEvent,
): Promise<string | null> {
  const settled =
    event.subscription === null ? null : await settleSubscription(ports, provider, event.subscription);

  if (event.checkout !== null) {
    const order = await ports.orders.findByCheckout(provider, event.checkout);

    if (order !== null) {
      await settleCheckout(ports, order);
    }
  }

  return settled === null ? null : noteOf(settled);
}

function noteOf(settled: Settled): string | null {
  if (settled.outcome === 'elsewhere') {
    return 'not sold here, left alone';
  }

  return settled.outcome === 'settled' && settled.subscription.isDisputed
    ? 'the money was taken back: Pro is paused'
    : null;
}
