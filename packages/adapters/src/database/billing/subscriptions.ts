import type { KeptSubscription, Payment, Settlement, SubscriptionStore } from '@octavo/domain/billing/ports';
import type { IdGenerator } from '@octavo/domain/ports';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { PaymentRow, SubscriptionRow } from './rows.ts';

/** Subscriptions checked in one round. */
const batch = 100;
const runningStates = ['trialing', 'active', 'past-due'] as const;

export function subscriptionStore(database: Database, ids: IdGenerator): SubscriptionStore {
  const select = () => database.selectFrom('subscriptions').selectAll();
  const first = async (query: ReturnType<typeof select>) => {
    const row = await query.executeTakeFirst();

    return row === undefined ? null : subscriptionOf(row);
  };
  const all = async (query: ReturnType<typeof select>) => (await query.execute()).map(subscriptionOf);

  /** Takes subscriptions for a check now, those first that were not checked for the longest time. */
  const take = async (now: Date, notSince: Date, condition: RawBuilder<unknown>) => {
    const { rows } = await sql<Selectable<SubscriptionRow>>`
      update subscriptions set checked_at = ${now}
      where id in (
        select id from subscriptions
        where state in ('trialing', 'active', 'past-due') and provider <> 'grant' and reference is not null
          and checked_at <= ${notSince} and (${condition})
        order by checked_at
        limit ${batch}
      )
      returning *
    `.execute(database);

    return rows.map(subscriptionOf);
  };

  return {
    of: (account) => all(select().where('account', '=', account).orderBy('created_at', 'desc')),
    find: (id) => first(select().where('id', '=', id)),
    findByReference: (provider, reference) =>
      first(select().where('provider', '=', provider).where('reference', '=', reference)),

    async save(settlement) {
      try {
        return await database
          .transaction()
          .execute((transaction) => saveSettlement(transaction, settlement, ids));
      } catch (error) {
        return outcomeOf(error);
      }
    },

    async paymentsOf(account) {
      const rows = await database
        .selectFrom('payments')
        .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription')
        .selectAll('payments')
        .where('account', '=', account)
        .orderBy('at', 'desc')
        .execute();

      return rows.map(paymentOf);
    },

    async findPayment(id) {
      const row = await database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : paymentOf(row);
    },

    async hasPayment(provider, reference) {
      const row = await database
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider)
        .where('reference', '=', reference)
        .executeTakeFirst();

      return row !== undefined;
    },

    async hadTrial(pseudonym) {
      const row = await database
        .selectFrom('used_trials')
        .select('pseudonym')
        .where('pseudonym', '=', pseudonym)
        .where('kind', '=', 'plan')
        .executeTakeFirst();

      return row !== undefined;
    },

    takeOverdue: (now, notSince) =>
      take(now, notSince, sql`paid_until <= ${now} or (state = 'trialing' and trial_ends_at <= ${now})`),

    takeUnread: (notSince, now) => take(now, notSince, sql`true`),

    cancelledLate: (now) =>
      all(
        select()
          .where('state', 'in', runningStates)
          .where('cancel_wanted_at', 'is not', null)
          .where('trial_ends_at', '<=', now)
          .limit(batch),
      ),

    needingNotification: ({ changedSince, trialEndsBefore, renewsBefore, notifiedPlans }) =>
      all(
        select()
          .where((where) =>
            where.or([
              where('changed_at', '>=', changedSince),
              where('id', 'in', (decided) =>
                decided
                  .selectFrom('refunds')
                  .innerJoin('payments', 'payments.id', 'refunds.payment')
                  .select('payments.subscription')
                  .where((refund) =>
                    refund.or([
                      refund('asked_at', '>=', changedSince),
                      refund('decided_at', '>=', changedSince),
                    ]),
                  )
                  .where('payments.subscription', 'is not', null)
                  .$narrowType<{ subscription: string }>(),
              ),
              where.and([where('state', '=', 'trialing'), where('trial_ends_at', '<=', trialEndsBefore)]),
              where.and([
                where('state', 'in', runningStates),
                where('renews', '=', true),
                where('paid_until', '<=', renewsBefore),
                where('plan', '=', where.fn.any(where.val([...notifiedPlans]))),
              ]),
            ]),
          )
          .orderBy('created_at'),
      ),
  };
}

async function saveSettlement(
  transaction: Transaction<DatabaseSchema>,
  settlement: Settlement,
  ids: IdGenerator,
): Promise<'saved' | 'stale'> {
  const { subscription, order, orderState, from, payments, trial, now } = settlement;
  const written =
    from === null
      ? await transaction
          .insertInto('subscriptions')
          .values({
            ...rowOf(settlement),
            id: subscription.id,
            created_at: subscription.createdAt,
            changed_at: now,
          })
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('subscriptions')
          .set({ ...rowOf(settlement), version: from + 1 })
          .where('id', '=', subscription.id)
          .where('version', '=', from)
          .returning('id')
          .executeTakeFirst();

  if (written === undefined) {
    return 'stale';
  }

  let isChanged = settlement.isChanged;

  for (const payment of payments) {
    const changed = await transaction
      .insertInto('payments')
      .values({
        id: ids.token(),
        provider: subscription.provider,
        reference: payment.reference,
        subscription: subscription.id,
        at: payment.at,
        amount_minor: payment.amountMinor,
        currency: payment.currency,
        plan: payment.plan,
        state: payment.state,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'reference'])
          .doUpdateSet({ state: payment.state })
          .where('payments.state', '<>', payment.state),
      )
      .returning('id')
      .executeTakeFirst();
    isChanged ||= changed !== undefined;
  }

  if (isChanged) {
    await transaction
      .updateTable('subscriptions')
      .set({ changed_at: now })
      .where('id', '=', subscription.id)
      .execute();
  }

  if (trial !== null && !(await noteTrial(transaction, trial.pseudonym, now)) && trial.isOrdered) {
    throw new SecondTrial();
  }

  if (order !== null && orderState !== null) {
    // An abandoned order may have been paid at that moment.
    await transaction.updateTable('orders').set({ state: orderState }).where('id', '=', order).execute();
  }

  return 'saved';
}

/** False when the person with this pseudonym has already had the trial of a plan. */
async function noteTrial(
  transaction: Transaction<DatabaseSchema>,
  pseudonym: string,
  now: Date,
): Promise<boolean> {
  const noted = await transaction
    .insertInto('used_trials')
    .values({ pseudonym, kind: 'plan', used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pseudonym')
    .executeTakeFirst();

  return noted !== undefined;
}

/** Rolls back the transaction. */
class SecondTrial extends Error {}

/** Outcome of concurrent writes, which the unique indexes of the tables detect. */
function outcomeOf(error: unknown): 'stale' | 'second' | 'second-trial' {
  if (error instanceof SecondTrial) {
    return 'second-trial';
  }

  if (error instanceof pg.DatabaseError && error.code === '23505') {
    return error.constraint === 'subscriptions_going' ? 'second' : 'stale';
  }

  throw error;
}

function rowOf({ subscription, order, now }: Settlement) {
  return {
    account: subscription.account,
    order_id: order,
    provider: subscription.provider,
    reference: subscription.reference,
    plan: subscription.plan,
    currency: subscription.currency,
    price_minor: subscription.priceMinor,
    state: subscription.state,
    trial_ends_at: subscription.trialEndsAt,
    starts_at: subscription.startsAt,
    paid_until: subscription.paidUntil,
    renews: subscription.renews,
    cancel_wanted_at: subscription.cancelWantedAt,
    ended_at: subscription.endedAt,
    disputed: subscription.isDisputed,
    changed_from: subscription.change?.from ?? null,
    changed_from_price_minor: subscription.change?.fromPriceMinor ?? null,
    plan_changed_at: subscription.change?.at ?? null,
    plan_starts_at: subscription.change?.startsAt ?? null,
    change_due_minor: subscription.change?.dueMinor ?? null,
    checked_at: now,
  };
}

function subscriptionOf(row: Selectable<SubscriptionRow>): KeptSubscription {
  return {
    id: row.id,
    account: row.account,
    order: row.order_id,
    provider: row.provider,
    reference: row.reference,
    plan: row.plan,
    currency: row.currency,
    priceMinor: row.price_minor,
    state: row.state,
    createdAt: row.created_at,
    trialEndsAt: row.trial_ends_at,
    startsAt: row.starts_at,
    paidUntil: row.paid_until,
    renews: row.renews,
    cancelWantedAt: row.cancel_wanted_at,
    endedAt: row.ended_at,
    isDisputed: row.disputed,
    change: changeOf(row),
    version: row.version,
  };
}

/** Last change of the plan; a constraint makes its columns null together. */
function changeOf(row: Selectable<SubscriptionRow>): KeptSubscription['change'] {
  const { changed_from, changed_from_price_minor, plan_changed_at, plan_starts_at, change_due_minor } = row;

  if (
    changed_from === null ||
    plan_changed_at === null ||
    plan_starts_at === null ||
    change_due_minor === null
  ) {
    return null;
  }

  return {
    from: changed_from,
    fromPriceMinor: changed_from_price_minor,
    at: plan_changed_at,
    startsAt: plan_starts_at,
    dueMinor: change_due_minor,
  };
}

export function paymentOf(row: Selectable<PaymentRow>): Payment {
  return {
    id: row.id,
    provider: row.provider,
    reference: row.reference,
    subscription: row.subscription,
    at: row.at,
    amountMinor: row.amount_minor,
    currency: row.currency,
    plan: row.plan,
    state: row.state,
  };
}
