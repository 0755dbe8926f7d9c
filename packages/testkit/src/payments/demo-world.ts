import { openDemoPayments } from '@octavo/adapters/demo-payments/demo-payments';
import { signMessage, toleranceSeconds } from '@octavo/adapters/demo-payments/messages';
import { type DemoParts, demoProvider } from '@octavo/adapters/demo-payments/provider';
import { randomIds } from '@octavo/adapters/system/system';
import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';
import { Outbox } from './outbox.ts';
import type { PaymentWorld } from './payment-world.ts';
import { settableClock } from './settable-clock.ts';

/** Demo payments on a database, with their pages operated by code. */
export function openDemoWorld(
  database: DemoParts['database'],
  start = new Date('2027-01-30T09:00:00Z'),
): PaymentWorld & { readonly demoPayments: DemoPayments } {
  const clock = settableClock(start);
  const secret = Buffer.from(randomIds.token());
  const parts = { database, clock, ids: randomIds, secret };
  const provider = demoProvider(parts);
  const demoPayments = openDemoPayments(parts);

  return {
    provider,
    demoPayments,
    clock,
    server: null,
    can: { resume: true, changePlan: true, portal: true, list: true },
    toleranceSeconds,
    async pay(reference) {
      await demoPayments.pay(reference, 'succeeds', true);
    },
    async decline(reference) {
      await demoPayments.pay(reference, 'declined', true);
    },
    abandon: (reference) => provider.abandonCheckout(reference),
    setCard: (subscription, works) => demoPayments.setCard(subscription, works ? 'succeeds' : 'fails-later'),

    dispute: null,

    async advance(to) {
      clock.set(to);
      await demoPayments.advance();
    },

    async messages(delivery) {
      const waiting = await demoPayments.messages();
      await demoPayments.sent(waiting.map(({ id }) => id));
      const signed = new Map(waiting.map(({ message }) => [message.body, message]));
      const outbox = new Outbox((body) => signed.get(body) ?? { headers: {}, body });

      for (const { message } of waiting) {
        const reported: { type: string } = JSON.parse(message.body);
        outbox.push(reported.type, JSON.parse(message.body));
      }

      return outbox.take(delivery);
    },

    forge: (message) => forged(message, clock.now()),
    close: async () => undefined,
  };
}

function forged({ body }: IncomingEvent, now: Date): IncomingEvent {
  const { created, ...event } = JSON.parse(body);

  return signMessage(Buffer.from('a secret of somebody else'), { ...event, at: new Date(created) }, now);
}
