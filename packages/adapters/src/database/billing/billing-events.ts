import type { EventStore, KeptEvent } from '@octavo/domain/billing/events';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { BillingEventRow } from './rows.ts';

/** Events handled in one round. */
const batch = 100;

export function billingEventStore(database: Database): EventStore {
  return {
    async add(id, provider, event, now) {
      await database
        .insertInto('billing_events')
        .values({
          id,
          provider,
          event: event.id,
          type: event.type,
          at: event.at,
          subscription: event.subscription,
          checkout: event.checkout,
          received_at: now,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
        .execute();
      const row = await database
        .selectFrom('billing_events')
        .selectAll()
        .where('provider', '=', provider)
        .where('event', '=', event.id)
        .executeTakeFirstOrThrow();

      return eventOf(row);
    },

    async find(id) {
      const row = await database
        .selectFrom('billing_events')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();

      return row === undefined ? null : eventOf(row);
    },

    async handled(id, note, now) {
      await database
        .updateTable('billing_events')
        .set({ handled_at: now, note, parked_at: null })
        .where('id', '=', id)
        .execute();
    },

    async failed(id, failure, next, now) {
      await database
        .updateTable('billing_events')
        .set({
          attempts: sql`attempts + 1`,
          failure,
          due_at: next,
          parked_at: next === null ? now : null,
        })
        .where('id', '=', id)
        .execute();
    },

    async waiting(now) {
      const rows = await database
        .selectFrom('billing_events')
        .selectAll()
        .where('handled_at', 'is', null)
        .where('parked_at', 'is', null)
        .where((where) => where.or([where('due_at', 'is', null), where('due_at', '<=', now)]))
        // Those with the fewest failed attempts come first, so that one that always fails does not block the
        // others.
        .orderBy('attempts')
        .orderBy('received_at')
        .limit(batch)
        .execute();

      return rows.map(eventOf);
    },

    async parked() {
      const rows = await database
        .selectFrom('billing_events')
        .selectAll()
        .where('handled_at', 'is', null)
        .where('parked_at', 'is not', null)
        .orderBy('parked_at', 'desc')
        .execute();

      return rows.map(eventOf);
    },

    async latest(count) {
      const rows = await database
        .selectFrom('billing_events')
        .selectAll()
        .orderBy('received_at', 'desc')
        .limit(count)
        .execute();

      return rows.map(eventOf);
    },
  };
}

function eventOf(row: Selectable<BillingEventRow>): KeptEvent {
  return {
    id: row.id,
    provider: row.provider,
    event: {
      id: row.event,
      type: row.type,
      at: row.at,
      subscription: row.subscription,
      checkout: row.checkout,
    },
    receivedAt: row.received_at,
    handledAt: row.handled_at,
    attempts: row.attempts,
    failure: row.failure,
    note: row.note,
    parkedAt: row.parked_at,
  };
}
