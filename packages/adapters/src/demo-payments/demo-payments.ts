import type { PlanProduct } from '@octavo/contract/billing';
import type { DemoCard, DemoCheckout, DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { Selectable, Transaction } from 'kysely';
import { beginLife, nextOf } from './life.ts';
import { signMessage } from './messages.ts';
import type { DemoParts } from './provider.ts';
import { lifeOf, lockLife, notify, record } from './records.ts';
import type { CheckoutRow, DemoSchema } from './rows.ts';

/** Seconds after which the late-paying card has paid. */
const lateSeconds = 20;
/** Messages sent at once. */
const batch = 100;

export function openDemoPayments(parts: DemoParts): DemoPayments {
  const { database, clock, ids, secret } = parts;

  return {
    async findCheckout(reference) {
      const row = await database
        .selectFrom('sandbox_checkouts')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();

      return row === undefined ? null : checkoutOf(row);
    },

    pay: (reference, card, isConfirmed) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('sandbox_checkouts')
          .selectAll()
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst();

        if (row === undefined || row.state !== 'waiting' || row.pays_at !== null) {
          return row?.state ?? 'abandoned';
        }

        if (card === 'second-step' && !isConfirmed) {
          return 'second-step';
        }

        return payWith(transaction, parts, row, card);
      }),

    async cardOf(reference) {
      const row = await database
        .selectFrom('sandbox_subscriptions')
        .select('card')
        .where('reference', '=', reference)
        .executeTakeFirst();

      return row?.card ?? null;
    },

    async setCard(reference, card) {
      await database.transaction().execute(async (transaction) => {
        const life = await lockLife(transaction, reference);

        if (life !== null) {
          const now = clock.now();
          const nextAt = life.state === 'past-due' ? now : life.nextAt;
          const changed = { ...life, card, nextAt };
          await record(transaction, ids, { life: changed, type: 'card-changed', payment: null }, now);
        }
      });
    },

    async advance() {
      await untilNone(() => payLate(parts));
      await untilNone(() => applyNextDue(parts));
    },

    async messages() {
      const rows = await database
        .selectFrom('sandbox_events')
        .selectAll()
        .where('sent_at', 'is', null)
        .orderBy('place')
        .limit(batch)
        .execute();

      return rows.map(({ id, type, at, subscription, checkout }) => ({
        id,
        message: signMessage(secret, { id, type, at, subscription, checkout }, clock.now()),
      }));
    },

    async sent(some) {
      if (some.length > 0) {
        await database
          .updateTable('sandbox_events')
          .set({ sent_at: clock.now() })
          .where('id', 'in', some)
          .execute();
      }
    },
  };
}

async function payWith(
  transaction: Transaction<DemoSchema>,
  { clock, ids }: DemoParts,
  row: Selectable<CheckoutRow>,
  card: DemoCard,
): Promise<CheckoutRow['state']> {
  const now = clock.now();
  const { reference } = row;
  const checkout = transaction.updateTable('sandbox_checkouts').where('reference', '=', reference);

  if (card === 'declined') {
    await checkout.set({ state: 'failed' }).execute();
    await notify(transaction, ids, {
      type: 'checkout-failed',
      at: now,
      subscription: null,
      checkout: reference,
    });

    return 'failed';
  }

  if (card === 'late') {
    await checkout.set({ pays_at: new Date(now.getTime() + lateSeconds * 1000) }).execute();

    return 'waiting';
  }

  await begin(transaction, ids, row, card, now);

  return 'paid';
}

async function begin(
  transaction: Transaction<DemoSchema>,
  ids: DemoParts['ids'],
  row: Selectable<CheckoutRow>,
  card: DemoCard,
  now: Date,
): Promise<void> {
  const subscription = ids.token();
  const { order_id: order, installation, plan } = row;
  const life = { reference: subscription, order, installation, plan, card };
  await record(transaction, ids, beginLife(life, now, row.starts_at), now);
  await transaction
    .updateTable('sandbox_checkouts')
    .set({ state: 'paid', subscription })
    .where('reference', '=', row.reference)
    .execute();
  await notify(transaction, ids, { type: 'checkout-paid', at: now, subscription, checkout: row.reference });
}

async function untilNone(act: () => Promise<boolean>): Promise<void> {
  let isMore = true;

  while (isMore) {
    isMore = await act();
  }
}

/** Completes one checkout whose late payment is due. True while there may be more. */
function payLate({ database, clock, ids }: DemoParts): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('sandbox_checkouts')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('pays_at', '<=', clock.now())
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();

    if (row === undefined) {
      return false;
    }

    await begin(transaction, ids, row, 'late', row.pays_at ?? clock.now());

    return true;
  });
}

/** Applies one due change to a subscription, as of the time it was due. True while there may be more. */
function applyNextDue({ database, clock, ids }: DemoParts): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('next_at', '<=', clock.now())
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();

    if (row === undefined || row.next_at === null) {
      return false;
    }

    await record(transaction, ids, nextOf(lifeOf(row), row.next_at), row.next_at);

    return true;
  });
}

function checkoutOf(row: Selectable<CheckoutRow>): DemoCheckout {
  const plan: PlanProduct = row.plan;

  return {
    reference: row.reference,
    order: row.order_id,
    locale: row.locale,
    plan,
    planName: row.plan_name,
    startsAt: row.starts_at,
    successUrl: row.success_url,
    cancelUrl: row.cancel_url,
    state: row.state,
    isLate: row.pays_at !== null,
  };
}
