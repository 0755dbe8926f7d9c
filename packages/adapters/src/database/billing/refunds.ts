import type { Refund, RefundStore } from '@octavo/domain/billing/refund';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { RefundRow } from './rows.ts';

export function refundStore(database: Database): RefundStore {
  const select = () =>
    database.selectFrom('refunds').selectAll().orderBy('asked_at').orderBy(sql`part_of nulls first`);

  return {
    async add(refund, parts) {
      await database.transaction().execute(async (transaction) => {
        const insert = (row: Refund) =>
          transaction
            .insertInto('refunds')
            .values(rowOf(row))
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst();

        if ((await insert(refund)) === undefined) {
          return;
        }

        // A payment with an earlier refund request of its own is decided separately.
        for (const part of parts) {
          await insert(part);
        }
      });
      const row = await select()
        .where('payment', '=', refund.payment)
        .where('state', '<>', 'refused')
        .executeTakeFirst();

      return row === undefined ? refund : refundOf(row);
    },

    async find(id) {
      const row = await select().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : refundOf(row);
    },

    of: async (account) => (await select().where('account', '=', account).execute()).map(refundOf),
    inState: async (state) => (await select().where('state', '=', state).execute()).map(refundOf),

    async decide({ id, decision, why }, now, more = []) {
      const rows = await database.transaction().execute(async (transaction) => {
        const decided = await transaction
          .updateTable('refunds')
          .set({ state: decision, decided_at: now, why })
          .where((where) => where.or([where('id', '=', id), where('part_of', '=', id)]))
          .where('state', '=', 'asked')
          .returningAll()
          .execute();

        if (decided.length === 0 || more.length === 0) {
          return decided;
        }

        const added = await transaction
          .insertInto('refunds')
          .values(more.map(rowOf))
          // A payment with a refund request of its own is decided separately.
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute();

        return [...decided, ...added];
      });

      return rows.map(refundOf).toSorted((one, other) => rankOf(one) - rankOf(other));
    },

    async undecide(id) {
      await database
        .updateTable('refunds')
        .set({ state: 'asked', decided_at: null, why: null })
        .where((where) => where.or([where('id', '=', id), where('part_of', '=', id)]))
        .where('state', '=', 'granted')
        .execute();
    },

    async move(id, from, to) {
      const moved = await database
        .updateTable('refunds')
        .set({ state: to })
        .where('id', '=', id)
        .where('state', '=', from)
        .returning('id')
        .executeTakeFirst();

      return moved !== undefined;
    },
  };
}

/** Sorts parts last. */
const rankOf = ({ partOf }: Refund) => (partOf === null ? 0 : 1);

function rowOf(refund: Refund) {
  return {
    id: refund.id,
    payment: refund.payment,
    part_of: refund.partOf,
    account: refund.account,
    reason: refund.reason,
    text: refund.text,
    state: refund.state,
    asked_at: refund.askedAt,
    decided_at: refund.decidedAt,
    why: refund.why,
  };
}

function refundOf(row: Selectable<RefundRow>): Refund {
  return {
    id: row.id,
    payment: row.payment,
    partOf: row.part_of,
    account: row.account,
    reason: row.reason,
    text: row.text,
    state: row.state,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
    why: row.why,
  };
}
