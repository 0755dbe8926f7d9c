import { ToolFailure } from '@octavo/contract/failures';
import { nextHandling } from './event-retries.ts';
import type { IncomingEvent, ProviderEvent } from './payment-provider.ts';
import type { BillingPorts } from './ports.ts';
import { type Settled, settleCheckout, settleSubscription } from './settle.ts';
import type { ProviderId } from './subscription.ts';

/** An event as it is kept: first of all, before anybody acts on it. */
export interface KeptEvent {
  readonly id: string;
  readonly provider: ProviderId;
  readonly event: ProviderEvent;
  readonly receivedAt: Date;
  /** Null while it is still to be handled. */
  readonly handledAt: Date | null;
  readonly attempts: number;
  /** Why the last attempt that failed did, for the operator; also when a later one worked. */
  readonly failure: string | null;
  /** What came of it where that is not the usual, for the operator. */
  readonly note: string | null;
  /** When it failed so often that only the operator has it handled again; null for others. */
  readonly parkedAt: Date | null;
}

export interface EventStore {
  /** Keeps it, or finds it when it came before. */
  add(id: string, provider: ProviderId, event: ProviderEvent, now: Date): Promise<KeptEvent>;
  find(id: string): Promise<KeptEvent | null>;
  handled(id: string, note: string | null, now: Date): Promise<void>;
  /** Tried again at `next`; put aside for the operator when that is null. */
  failed(id: string, failure: string, next: Date | null, now: Date): Promise<void>;
  /** Those that were put aside, the newest first. */
  parked(): Promise<KeptEvent[]>;
  /** Some that are to be handled by now, the oldest first. */
  waiting(now: Date): Promise<KeptEvent[]>;
  /** The newest first. */
  latest(count: number): Promise<KeptEvent[]>;
}

/**
 * Takes in what a provider sent. Once it resolves the event is kept, and acted on now or by the worker: the provider
 * need not send it again.
 *
 * @throws ToolFailure `illegal-input` when it is not the provider's, `not-found` for a provider that is not configured.
 */
export async function receiveEvent(
  ports: BillingPorts,
  id: ProviderId,
  incoming: IncomingEvent,
): Promise<KeptEvent> {
  const provider = ports.providers.get(id);

  if (provider === undefined) {
    throw new ToolFailure('not-found', `payments by ${id} are not configured`);
  }

  const event = await provider.readEvent(incoming);
  const kept = await ports.events.add(ports.ids.token(), id, event, ports.clock.now());

  if (kept.handledAt === null) {
    await handleEvent(ports, kept);
  }

  return kept;
}

/** Looks at what an event speaks of; done again it finds the same. True when that worked. */
export async function handleEvent(ports: BillingPorts, kept: KeptEvent): Promise<boolean> {
  const { id, provider, event, attempts } = kept;

  try {
    const note = await lookAgain(ports, provider, event);
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
async function lookAgain(
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
