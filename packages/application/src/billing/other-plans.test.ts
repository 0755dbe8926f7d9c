import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { grantPlan } from './grant-plan.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());

describe('a gift beside a paid plan', () => {
  it('leaves the plan open to cancellation and resumption', async () => {
    const person = await harness.person();
    const { id } = await harness.buy(person);
    await grantPlan(harness.billing, person.id, 'pro-year', null);
    await cancelSubscription(harness.billing, person.id);
    expect(await harness.billing.subscriptions.find(id)).toMatchObject({ renews: false });

    expect(await resumeSubscription(harness.billing, person.id)).toBe(true);
    expect(await harness.billing.subscriptions.find(id)).toMatchObject({ renews: true });
  });
});

describe('a plan of another product', () => {
  it('grants no rights of Pro', async () => {
    const person = await harness.person();
    const other = harness.billing.plans.plans.find(({ products }) =>
      products.some(({ businessType }) => businessType === 'ai_pdf_single'),
    );
    await grantPlan(harness.billing, person.id, other?.id ?? '', null);

    expect(await harness.accountStatus(person)).toBe('trial-over');
  });
});
