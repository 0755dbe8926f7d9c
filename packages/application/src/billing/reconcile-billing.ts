import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import type { ProviderId } from '@octavo/domain/billing/subscription';
import { stopAfterTrial } from './cancel-subscription.ts';
import { findUnknown } from './find-unknown.ts';
import { payBack } from './handle-refund.ts';
import { handleEvent } from './receive-event.ts';
import { differs, settleCheckout, settleSubscription } from './settle.ts';

/** Minutes after which a missing report is requested from the provider. */
const askAfterMinutes = { overdue: 5, order: 10, unseen: 24 * 60 };

/** Number of items handled per step, and the subscriptions whose state at the provider differed from ours. */
export interface BillingReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly drifted: readonly string[];
  /** Providers that do not allow us to read disputes. */
  readonly hidingDisputes: readonly ProviderId[];
}

/**
 * Reconciles billing on a schedule: retries unhandled events, checks overdue trials and periods, unreported
 * payments, interrupted cancellations and refunds, and every subscription once a day. Each step fails
 * independently and is repeated on the next run; several workers may run it concurrently.
 */
export async function reconcileBilling(
  ports: BillingPorts,
  onError: (error: unknown, step: string) => void,
): Promise<BillingReport> {
  const now = ports.clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const counts: Record<string, number> = {};
  const drifted: string[] = [];
  const hidingDisputes: ProviderId[] = [];

  async function each<Thing>(
    step: string,
    take: () => Promise<readonly Thing[]>,
    act: (thing: Thing) => Promise<unknown>,
  ): Promise<void> {
    try {
      for (const thing of await take()) {
        await act(thing).then(
          () => {
            counts[step] = (counts[step] ?? 0) + 1;
          },
          (error: unknown) => onError(error, step),
        );
      }
    } catch (error) {
      onError(error, step);
    }
  }

  const { events, orders, subscriptions, refunds } = ports;
  await each(
    'events',
    () => events.waiting(now),
    (kept) => handleEvent(ports, kept),
  );
  await each(
    'overdue',
    () => subscriptions.takeOverdue(now, ago(askAfterMinutes.overdue)),
    (known) => settleKnown(ports, known),
  );
  // After the overdue ones: a trial can be stopped only once its new state is known.
  await each(
    'cancelled',
    () => subscriptions.cancelledLate(now),
    (known) => stopAfterTrial(ports, known),
  );
  await each(
    'orders',
    () => orders.takeWaiting(ago(askAfterMinutes.order), now),
    (order) => settleCheckout(ports, order),
  );
  await each(
    'refunds',
    () => refunds.inState('granted'),
    (refund) => payBack(ports, refund),
  );
  await each(
    'looked-at',
    () => subscriptions.takeUnread(ago(askAfterMinutes.unseen), now),
    async (known) => {
      if (await settleKnown(ports, known)) {
        drifted.push(known.id);
      }
    },
  );

  // Not counted: a provider is read every day, whether there is anything to do or not.
  for (const provider of ports.providers.values()) {
    try {
      const found = await findUnknown(ports, provider);
      drifted.push(...found.drifted);

      if (found.hidesDisputes) {
        hidingDisputes.push(provider.id);
      }
    } catch (error) {
      onError(error, 'unknown');
    }
  }

  return { counts, drifted, hidingDisputes };
}

/** True when the provider's state differed from ours. */
async function settleKnown(ports: BillingPorts, known: KeptSubscription): Promise<boolean> {
  const settled = await settleSubscription(ports, known.provider, known.reference ?? '');

  return settled.outcome !== 'settled' || differs(known, settled.subscription);
}
