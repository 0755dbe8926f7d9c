import { Failure } from '@octavo/contract/failures';
import { minorUnits } from '@octavo/domain/billing/money';
import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import { isPaidOnce, regularCycle } from '@octavo/domain/billing/periods';
import { isSameQuote } from '@octavo/domain/billing/plan-change';
import type { Clock, IdGenerator } from '@octavo/domain/ports';
import type { Kysely, Transaction } from 'kysely';
import { canBeCharged, type DemoLife, endLife, type Happening, quoteOf, withPlan } from './life.ts';
import { readMessage } from './messages.ts';
import { lifeOf, lockLife, notify, record } from './records.ts';
import type { DemoSchema } from './rows.ts';

/** Dependencies of demo payments; `secret` signs their messages. */
export interface DemoParts {
  readonly database: Kysely<DemoSchema>;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly secret: Uint8Array;
}

/** A provider that takes no money, so that all of billing can be tried without a real one. */
export function demoProvider({ database, clock, ids, secret }: DemoParts): PaymentProvider {
  const change = (reference: string, rule: (life: DemoLife, now: Date) => Happening | null) =>
    database.transaction().execute((transaction) => changeLife(transaction, reference, rule));

  async function changeLife(
    transaction: Transaction<DemoSchema>,
    reference: string,
    rule: (life: DemoLife, now: Date) => Happening | null,
  ): Promise<boolean> {
    const life = await lockLife(transaction, reference);
    const now = clock.now();
    const happening = life === null ? null : rule(life, now);

    if (happening === null) {
      return false;
    }

    await record(transaction, ids, happening, now);

    return true;
  }

  return {
    id: 'sandbox',
    changesPlans: true,

    async startCheckout({ order, installation, startsAt, locale, plan, planName, successUrl, cancelUrl }) {
      await database
        .insertInto('sandbox_checkouts')
        .values({
          reference: ids.token(),
          order_id: order,
          installation,
          starts_at: startsAt,
          locale,
          plan: JSON.stringify(plan),
          plan_name: planName,
          success_url: successUrl,
          cancel_url: cancelUrl,
          state: 'waiting',
          pays_at: null,
          subscription: null,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute();
      const { reference } = await database
        .selectFrom('sandbox_checkouts')
        .select('reference')
        .where('order_id', '=', order)
        .executeTakeFirstOrThrow();

      return { reference, url: new URL(`/sandbox/checkout/${reference}`, successUrl).href };
    },

    async readCheckout(reference) {
      const row = await database
        .selectFrom('sandbox_checkouts')
        .select(['state', 'subscription'])
        .where('reference', '=', reference)
        .executeTakeFirst();

      return row ?? { state: 'abandoned', subscription: null };
    },

    async abandonCheckout(reference) {
      await database.transaction().execute(async (transaction) => {
        const abandoned = await transaction
          .updateTable('sandbox_checkouts')
          .set({ state: 'abandoned' })
          .where('reference', '=', reference)
          .where('state', '=', 'waiting')
          .returning('reference')
          .executeTakeFirst();

        if (abandoned !== undefined) {
          const event = { type: 'checkout-abandoned', at: clock.now(), subscription: null };
          await notify(transaction, ids, { ...event, checkout: reference });
        }
      });
    },

    async listActive(installation) {
      const rows = await database
        .selectFrom('sandbox_subscriptions')
        .select('reference')
        .where('installation', '=', installation)
        .where('state', '<>', 'ended')
        .execute();

      return rows.map(({ reference }) => reference);
    },

    lookForDisputes: async () => [],

    async readSubscription(reference) {
      const row = await database
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();

      if (row === undefined) {
        return null;
      }

      const life = lifeOf(row);
      const price = regularCycle(life.plan).pricing_scheme.fixed_price;
      const payments = await database
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('subscription', '=', reference)
        .orderBy('at', 'desc')
        .execute();

      return {
        reference,
        order: life.order,
        plan: life.plan.id,
        installation: life.installation,
        currency: price.currency_code,
        priceMinor: minorUnits(price.value),
        state: life.state,
        trialEndsAt: life.trialEndsAt,
        paidUntil: life.paidUntil,
        renews: life.renews,
        endedAt: life.endedAt,
        planStartsAt: life.periods === 0 ? life.startedAt : null,
        payments: payments.map((payment) => ({
          reference: payment.reference,
          at: payment.at,
          amountMinor: payment.amount_minor,
          currency: payment.currency,
          plan: payment.plan,
          state: payment.state,
        })),
      };
    },

    readEvent: async (event) => readMessage(secret, event, clock.now()),

    async cancelAtEnd(reference) {
      await change(reference, (life) =>
        life.renews ? happeningOf({ ...life, renews: false }, 'subscription-cancelled') : null,
      );
    },

    resume: (reference) =>
      change(reference, (life) =>
        life.state === 'ended' || isPaidOnce(life.plan)
          ? null
          : happeningOf({ ...life, renews: true }, 'subscription-resumed'),
      ),

    async quoteChange(reference, plan, at) {
      const row = await database
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();

      return row === undefined ? null : quoteOf(lifeOf(row), plan, at);
    },

    changePlan: (reference, plan, agreed) =>
      change(reference, (life, now) => {
        if (life.plan.id === plan.id) {
          return happeningOf(life, 'subscription-changed');
        }

        const quote = quoteOf(life, plan, agreed.at);

        if (quote === null) {
          return null;
        }

        if (!isSameQuote(quote, agreed)) {
          throw new Failure('quote-changed', `${quote.dueMinor} instead of ${agreed.dueMinor}`);
        }

        if (!canBeCharged(life)) {
          throw new Failure('payment-failed', 'the card was declined');
        }

        return withPlan(life, plan, quote, now);
      }),

    async endNow(reference) {
      await change(reference, (life, now) =>
        life.state === 'ended' ? null : happeningOf(endLife(life, now), 'subscription-ended'),
      );
    },

    async refund({ reference }) {
      await database.transaction().execute(async (transaction) => {
        const refunded = await transaction
          .updateTable('sandbox_payments')
          .set({ state: 'refunded' })
          .where('reference', '=', reference)
          .where('state', '=', 'paid')
          .returning('subscription')
          .executeTakeFirst();

        if (refunded !== undefined) {
          const event = { type: 'payment-refunded', at: clock.now(), checkout: null };
          await notify(transaction, ids, { ...event, subscription: refunded.subscription });
        }
      });
    },

    // It stores no personal data.
    async forgetPerson() {},

    async portalUrl(reference, { changedUrl }) {
      const row = await database
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();

      if (row === undefined || row.state === 'ended' || isPaidOnce(row.plan)) {
        return null;
      }

      const url = new URL(`/sandbox/card/${reference}`, changedUrl);
      const { pathname, search } = new URL(changedUrl);
      url.searchParams.set('next', pathname + search);

      return url.href;
    },
  };
}

function happeningOf(life: DemoLife, type: string): Happening {
  return { life, type, payment: null };
}
