import { makeCheckout, makePlan } from '@octavo/testkit/payments/made-plan';
import { answerLate, completeLater } from '@octavo/testkit/payments/stripe/sales';
import { openStripeWorld, stripeKeys } from '@octavo/testkit/payments/stripe-world';
import { paymentChangesSuite } from '@octavo/testkit/ports/payment-changes.suite';
import { paymentFaultsSuite } from '@octavo/testkit/ports/payment-faults.suite';
import { paymentMessagesSuite } from '@octavo/testkit/ports/payment-messages.suite';
import { paymentProviderSuite } from '@octavo/testkit/ports/payment-provider.suite';
import { paymentTermsSuite } from '@octavo/testkit/ports/payment-terms.suite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

paymentProviderSuite(openStripeWorld);
paymentChangesSuite(openStripeWorld);
paymentMessagesSuite(openStripeWorld);
paymentTermsSuite(openStripeWorld);
paymentFaultsSuite(openStripeWorld, Object.values(stripeKeys));

const monthly = makePlan('pro-month', { interval_unit: 'MONTH', interval_count: 1 }, '8.99');
const lifetime = makePlan('pro-forever', { interval_unit: 'FOREVER', interval_count: 1 }, '149.00');

describe('Stripe', () => {
  let world: Awaited<ReturnType<typeof openStripeWorld>>;

  beforeEach(async () => {
    world = await openStripeWorld();
  });
  afterEach(() => world.close());

  async function buy() {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.pay(reference);
    const { subscription } = await world.provider.readCheckout(reference);

    return world.server.ledger.subscriptions.get(subscription ?? '')!;
  }

  it('waits for a payment that takes days, and reports when it fails', async () => {
    for (const [hasMoney, state] of [
      [true, 'paid'],
      [false, 'failed'],
    ] as const) {
      const { reference } = await world.provider.startCheckout(makeCheckout(lifetime));
      const session = world.server.ledger.sessions.get(reference)!;
      completeLater(world.server.ledger, session);
      expect((await world.provider.readCheckout(reference)).state).toBe('waiting');

      answerLate(world.server.ledger, session, hasMoney);
      expect((await world.provider.readCheckout(reference)).state).toBe(state);
    }
  });

  it('changes nothing when the card declines the difference', async () => {
    const subscription = await buy();
    subscription.cardWorks = false;
    const yearly = makePlan('pro-year', { interval_unit: 'YEAR', interval_count: 1 }, '59.99');
    const quote = await world.provider.quoteChange(subscription.id, yearly, world.clock.now());

    await expect(world.provider.changePlan(subscription.id, yearly, quote!)).rejects.toMatchObject({
      code: 'payment-failed',
    });
    expect(await world.provider.readSubscription(subscription.id)).toMatchObject({ plan: 'pro-month' });

    subscription.cardWorks = true;
    expect(await world.provider.changePlan(subscription.id, yearly, quote!)).toBe(true);
  });

  it('reads a cancellation scheduled in the portal, and removes it', async () => {
    const subscription = await buy();
    subscription.cancelAt = new Date('2027-02-10T00:00:00Z');

    expect(await world.provider.readSubscription(subscription.id)).toMatchObject({ renews: false });
    expect(await world.provider.resume(subscription.id)).toBe(true);
    expect(await world.provider.readSubscription(subscription.id)).toMatchObject({ renews: true });
  });

  it('does not treat a bank inquiry as a dispute, and treats a lost dispute as final', async () => {
    const { id } = await buy();
    const { ledger } = world.server;
    const paid = ledger.invoices.findLast(({ subscription }) => subscription.id === id)?.intent;

    for (const [status, state] of [
      ['warning_needs_response', 'paid'],
      ['needs_response', 'disputed'],
      ['lost', 'disputed'],
    ] as const) {
      ledger.dispute(paid!, status);
      expect((await world.provider.readSubscription(id))?.payments).toMatchObject([{ state }]);
    }
  });

  it('deletes the customer of an erased account', async () => {
    const { id, customer } = await buy();
    await world.provider.endNow(id);
    await world.provider.forgetPerson(id);

    expect(world.server.ledger.deletedCustomers).toContain(customer);
  });

  it('sells only in the currency of the plan', async () => {
    const subscription = await buy();
    const dollars = makePlan('pro-year', { interval_unit: 'YEAR', interval_count: 1 }, '59.99', {
      currency: 'USD',
    });

    expect(await world.provider.quoteChange(subscription.id, dollars, world.clock.now())).toBeNull();
  });

  it('charges a paid trial at the checkout', async () => {
    const plan = makePlan('pro-month', { interval_unit: 'MONTH', interval_count: 1 }, '8.99', {
      trialDays: 7,
    });
    plan.billing_cycles[0]!.pricing_scheme.fixed_price.value = '1.00';
    const { reference } = await world.provider.startCheckout(makeCheckout(plan));
    await world.pay(reference);
    const { subscription } = await world.provider.readCheckout(reference);

    expect(await world.provider.readSubscription(subscription ?? '')).toMatchObject({
      state: 'trialing',
      payments: [{ amountMinor: 100, state: 'paid' }],
    });
  });
});
