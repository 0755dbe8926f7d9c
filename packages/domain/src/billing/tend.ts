import { stopAfterTrial } from './change-mind.ts';
import { handleEvent } from './events.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';
import { lookForUnknown } from './reconcile.ts';
import { payBack } from './refund.ts';
import { differs, settleCheckout, settleSubscription } from './settle.ts';
import type { ProviderId } from './subscription.ts';

/** Minutes after which something that should have been reported by now is asked for. */
const askAfterMinutes = { overdue: 5, order: 10, unseen: 24 * 60 };

/** What was done, by step; and the subscriptions of which a provider said something else than we believed. */
export interface BillingReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly drifted: readonly string[];
  /** Providers that were asked for disputes, and may not tell us of any. */
  readonly hidingDisputes: readonly ProviderId[];
}

/**
 * What has to be done about money without anybody asking: messages that could not be handled, trials and periods
 * that are over, payments nobody heard of, cancellations and refunds that were interrupted, and once a day a look at
 * everything. Each part fails alone and is there again the next time; several workers may do so at once.
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
  // After the overdue: only a trial that has become something else can be stopped.
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
    () => subscriptions.takeUnseen(ago(askAfterMinutes.unseen), now),
    async (known) => {
      if (await settleKnown(ports, known)) {
        drifted.push(known.id);
      }
    },
  );
  await each(
    'reconciled',
    async () => [...ports.providers.values()],
    async (provider) => {
      const found = await lookForUnknown(ports, provider);
      drifted.push(...found.drifted);

      if (found.hidesDisputes) {
        hidingDisputes.push(provider.id);
      }
    },
  );

  return { counts, drifted, hidingDisputes };
}

/** True when the provider said something else than we believed. */
async function settleKnown(ports: BillingPorts, known: KeptSubscription): Promise<boolean> {
  const settled = await settleSubscription(ports, known.provider, known.reference ?? '');

  return settled.outcome !== 'settled' || differs(known, settled.subscription);
}
