import { openDemoWorld } from '@octavo/testkit/payments/demo-world';
import { makeCheckout, makePlan } from '@octavo/testkit/payments/made-plan';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { paymentChangesSuite } from '@octavo/testkit/ports/payment-changes.suite';
import { paymentMessagesSuite } from '@octavo/testkit/ports/payment-messages.suite';
import { paymentProviderSuite } from '@octavo/testkit/ports/payment-provider.suite';
import { paymentTermsSuite } from '@octavo/testkit/ports/payment-terms.suite';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../database/database.ts';
import { demoTablesOf } from '../platform/demo-tables.ts';
import { migrateDemoPayments } from './migrate.ts';

const server = await createTestDatabase();
const database = demoTablesOf(
  connect(server.url, 4, (error) => {
    throw error;
  }),
);
await migrateDemoPayments(database);

afterAll(async () => {
  await database.destroy();
  await server.remove();
});

/** Opens empty demo payments for each test. */
async function open() {
  await close();

  return { ...openDemoWorld(database), close };
}

async function close() {
  await sql`
    truncate sandbox_checkouts, sandbox_subscriptions, sandbox_payments, sandbox_events
  `.execute(database);
}

paymentProviderSuite(open);
paymentChangesSuite(open);
paymentMessagesSuite(open);
paymentTermsSuite(open);

const month = { interval_unit: 'MONTH', interval_count: 1 } as const;
const monthly = makePlan('pro-month', month, '8.99');

async function startCheckout(world: Awaited<ReturnType<typeof open>>, plan = monthly) {
  return (await world.provider.startCheckout(makeCheckout(plan))).reference;
}

it('asks for a second step before the payment', async () => {
  const world = await open();
  const reference = await startCheckout(world);

  expect(await world.demoPayments.pay(reference, 'second-step', false)).toBe('second-step');
  expect(await world.provider.readCheckout(reference)).toEqual({ state: 'waiting', subscription: null });
  expect(await world.demoPayments.pay(reference, 'second-step', true)).toBe('paid');
});

it('pays later with the slow card', async () => {
  const world = await open();
  const reference = await startCheckout(world);

  expect(await world.demoPayments.pay(reference, 'late', false)).toBe('waiting');
  await world.advance(new Date(world.clock.now().getTime() + 19_999));
  expect((await world.provider.readCheckout(reference)).state).toBe('waiting');
  await world.advance(new Date(world.clock.now().getTime() + 1));
  expect((await world.provider.readCheckout(reference)).state).toBe('paid');
});

it('pays once, however often the button is pressed', async () => {
  const world = await open();
  const reference = await startCheckout(world);
  await Promise.all(Array.from({ length: 4 }, () => world.demoPayments.pay(reference, 'succeeds', false)));
  const { rows } = await sql`select reference from sandbox_payments`.execute(database);

  expect(rows).toHaveLength(1);
});

it('renews once, however many processes drive it', async () => {
  const world = await open();
  const reference = await startCheckout(world);
  await world.pay(reference);
  world.clock.set(new Date('2027-05-01T00:00:00Z'));
  await Promise.all([
    world.demoPayments.advance(),
    world.demoPayments.advance(),
    world.demoPayments.advance(),
  ]);
  const { rows } = await sql<{ at: Date }>`select at from sandbox_payments order by at`.execute(database);

  expect(rows.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
    '2027-01-30',
    '2027-02-28',
    '2027-03-30',
    '2027-04-30',
  ]);
});

it('retries a failing card after one, three and six days, then gives up', async () => {
  const world = await open();
  const reference = await startCheckout(world);
  await world.demoPayments.pay(reference, 'fails-later', false);
  await world.advance(new Date('2027-03-20T00:00:00Z'));
  const { subscription } = await world.provider.readCheckout(reference);
  const snapshot = await world.provider.readSubscription(subscription ?? '');

  expect(snapshot?.payments.map(({ at, state }) => [at.toISOString().slice(0, 10), state])).toEqual([
    ['2027-03-06', 'failed'],
    ['2027-03-03', 'failed'],
    ['2027-03-01', 'failed'],
    ['2027-02-28', 'failed'],
    ['2027-01-30', 'paid'],
  ]);
  expect(snapshot?.endedAt).toEqual(new Date('2027-03-06T09:00:00Z'));
});

it('starts a cheaper plan at the end of the paid period', async () => {
  const world = await open();
  const yearly = makePlan('pro-year', { interval_unit: 'YEAR', interval_count: 1 }, '59.99');
  const reference = await startCheckout(world, yearly);
  await world.pay(reference);
  const { subscription } = await world.provider.readCheckout(reference);
  await world.advance(new Date('2027-02-10T00:00:00Z'));
  const quote = await world.provider.quoteChange(subscription ?? '', monthly, world.clock.now());
  await world.provider.changePlan(subscription ?? '', monthly, quote!);
  const changed = await world.provider.readSubscription(subscription ?? '');
  expect(changed).toMatchObject({ plan: 'pro-month', paidUntil: new Date('2028-01-30T09:00:00Z') });
  expect(changed?.payments).toHaveLength(1);

  await world.advance(new Date('2028-02-01T00:00:00Z'));
  expect(await world.provider.readSubscription(subscription ?? '')).toMatchObject({
    paidUntil: new Date('2028-02-29T09:00:00Z'),
    payments: [{ amountMinor: 899 }, { amountMinor: 5999 }],
  });
});
