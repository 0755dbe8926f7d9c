import type { Refund, RefundState, RefundStore } from '@octavo/domain/billing/refund';
import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { RefundRow } from './rows.ts';

export function refundStore(database: Database): RefundStore {
  const select = () => database.selectFrom('refunds').selectAll().orderBy('asked_at');

  return {
    async add(refund) {
      await database
        .insertInto('refunds')
        .values({
          id: refund.id,
          payment: refund.payment,
          account: refund.account,
          reason: refund.reason,
          text: refund.text,
          state: refund.state,
          asked_at: refund.askedAt,
          decided_at: refund.decidedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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

    async move(id, from, to, now) {
      const moved = await database
        .updateTable('refunds')
        .set({ state: to, ...decided(from, to, now) })
        .where('id', '=', id)
        .where('state', '=', from)
        .returning('id')
        .executeTakeFirst();

      return moved !== undefined;
    },
  };
}

/** What goes back to be decided was not decided. */
function decided(from: RefundState, to: RefundState, now: Date): { readonly decided_at?: Date | null } {
  if (to === 'asked') {
    return { decided_at: null };
  }

  return from === 'asked' ? { decided_at: now } : {};
}

function refundOf(row: Selectable<RefundRow>): Refund {
  return {
    id: row.id,
    payment: row.payment,
    account: row.account,
    reason: row.reason,
    text: row.text,
    state: row.state,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
  };
}
