import type { Order } from '@octavo/domain/billing/order';
import type { OrderStore } from '@octavo/domain/billing/ports';
import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { OrderRow } from './rows.ts';

/** Orders checked in one round. */
const batch = 100;

export function orderStore(database: Database): OrderStore {
  const find = async (id: string) => {
    const row = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

    return row === undefined ? null : orderOf(row);
  };

  return {
    async add(order) {
      for (;;) {
        const added = await database
          .insertInto('orders')
          .values({ ...rowOf(order), checked_at: order.createdAt })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        const row = await database
          .selectFrom('orders')
          .selectAll()
          .where((where) =>
            where.or([
              where('id', '=', order.id),
              where.and([where('account', '=', order.account), where('state', '=', 'waiting')]),
            ]),
          )
          // The order itself comes first, if it exists.
          .orderBy((by) => by('id', '=', order.id), 'desc')
          .executeTakeFirst();

        if (added !== undefined) {
          return order;
        }

        // The conflicting order may have ended by now; then the insert is repeated.
        if (row !== undefined) {
          return orderOf(row);
        }
      }
    },

    find,

    async waitingOf(account) {
      const row = await database
        .selectFrom('orders')
        .selectAll()
        .where('account', '=', account)
        .where('state', '=', 'waiting')
        .executeTakeFirst();

      return row === undefined ? null : orderOf(row);
    },

    async of(account) {
      const rows = await database
        .selectFrom('orders')
        .selectAll()
        .where('account', '=', account)
        .orderBy('created_at', 'desc')
        .execute();

      return rows.map(orderOf);
    },

    async findByCheckout(provider, reference) {
      const row = await database
        .selectFrom('orders')
        .selectAll()
        .where('provider', '=', provider)
        .where('reference', '=', reference)
        .executeTakeFirst();

      return row === undefined ? null : orderOf(row);
    },

    async begin(id, reference, url) {
      const begun = await database
        .updateTable('orders')
        .set({ reference, checkout_url: url })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('reference', 'is', null)
        .returning('id')
        .executeTakeFirst();

      return begun !== undefined;
    },

    async end(id, state) {
      await database
        .updateTable('orders')
        .set({ state })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute();
    },

    async takeForReading(id, notSince, now) {
      const taken = await database
        .updateTable('orders')
        .set({ checked_at: now })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('checked_at', '<=', notSince)
        .returning('id')
        .executeTakeFirst();

      return taken !== undefined;
    },

    async takeWaiting(notSince, now) {
      const rows = await database
        .updateTable('orders')
        .set({ checked_at: now })
        .where('id', 'in', (some) =>
          some
            .selectFrom('orders')
            .select('id')
            .where('state', '=', 'waiting')
            .where('checked_at', '<=', notSince)
            .orderBy('checked_at')
            .limit(batch),
        )
        .returningAll()
        .execute();

      return rows.map(orderOf);
    },
  };
}

function rowOf(order: Order) {
  return {
    id: order.id,
    account: order.account,
    plan: order.plan,
    currency: order.currency,
    price_minor: order.priceMinor,
    provider: order.provider,
    with_trial: order.withTrial,
    starts_at: order.startsAt,
    locale: order.locale,
    next: order.next,
    state: order.state,
    reference: order.reference,
    checkout_url: order.checkoutUrl,
    created_at: order.createdAt,
  };
}

function orderOf(row: Selectable<OrderRow>): Order {
  return {
    id: row.id,
    account: row.account,
    plan: row.plan,
    currency: row.currency,
    priceMinor: row.price_minor,
    provider: row.provider,
    withTrial: row.with_trial,
    startsAt: row.starts_at,
    locale: row.locale,
    next: row.next,
    state: row.state,
    reference: row.reference,
    checkoutUrl: row.checkout_url,
    createdAt: row.created_at,
  };
}
