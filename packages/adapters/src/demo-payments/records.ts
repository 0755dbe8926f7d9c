import type { PaymentSnapshot, ProviderEvent } from '@octavo/domain/billing/payment-provider';
import type { IdGenerator } from '@octavo/domain/ports';
import type { Kysely, Selectable } from 'kysely';
import type { DemoLife, Happening } from './life.ts';
import type { DemoSchema, DemoSubscriptionRow } from './rows.ts';

/** Finds a subscription, and locks it until the transaction ends. */
export async function lockLife(transaction: Kysely<DemoSchema>, reference: string): Promise<DemoLife | null> {
  const row = await transaction
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

  return row === undefined ? null : lifeOf(row);
}

/** Writes a change of a subscription, its payment and its event. */
export async function record(
  transaction: Kysely<DemoSchema>,
  ids: IdGenerator,
  { life, type, payment }: Happening,
  at: Date,
): Promise<void> {
  const row = rowOf(life);
  await transaction
    .insertInto('sandbox_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
    .execute();

  if (payment !== null) {
    await addPayment(transaction, life.reference, payment);
  }

  await notify(transaction, ids, { type, at, subscription: life.reference, checkout: null });
}

async function addPayment(
  transaction: Kysely<DemoSchema>,
  subscription: string,
  { reference, at, amountMinor, currency, plan = null, state }: PaymentSnapshot,
): Promise<void> {
  await transaction
    .insertInto('sandbox_payments')
    .values({ reference, subscription, at, amount_minor: amountMinor, currency, plan, state })
    .execute();
}

/** Queues an event, which is sent once the transaction is committed. */
export async function notify(
  transaction: Kysely<DemoSchema>,
  ids: IdGenerator,
  event: Omit<ProviderEvent, 'id'>,
): Promise<void> {
  await transaction
    .insertInto('sandbox_events')
    .values({ id: ids.token(), ...event, sent_at: null })
    .execute();
}

function rowOf(life: DemoLife) {
  return {
    reference: life.reference,
    order_id: life.order,
    installation: life.installation,
    plan: JSON.stringify(life.plan),
    card: life.card,
    state: life.state,
    started_at: life.startedAt,
    periods: life.periods,
    trial_ends_at: life.trialEndsAt,
    paid_until: life.paidUntil,
    renews: life.renews,
    ended_at: life.endedAt,
    tries: life.tries,
    next_at: life.nextAt,
  };
}

export function lifeOf(row: Selectable<DemoSubscriptionRow>): DemoLife {
  return {
    reference: row.reference,
    order: row.order_id,
    installation: row.installation,
    plan: row.plan,
    card: row.card,
    state: row.state,
    startedAt: row.started_at,
    periods: row.periods,
    trialEndsAt: row.trial_ends_at,
    paidUntil: row.paid_until,
    renews: row.renews,
    endedAt: row.ended_at,
    tries: row.tries,
    nextAt: row.next_at,
  };
}
