import { cancelSubscription, resumeSubscription } from '@octavo/domain/billing/change-mind';
import { grantPlan } from '@octavo/domain/billing/grant';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MoneyStand } from './money-stand.ts';

let stand: MoneyStand;

beforeAll(async () => {
  stand = await MoneyStand.open(await createTestDatabase());
});
afterAll(() => stand.close());

describe('a gift beside a plan that is paid for', () => {
  it('leaves the plan to be cancelled and taken up again', async () => {
    const person = await stand.person();
    const { id } = await stand.buy(person);
    await grantPlan(stand.billing, person.id, 'pro-year', null);
    await cancelSubscription(stand.billing, person.id);
    expect(await stand.billing.subscriptions.find(id)).toMatchObject({ renews: false });

    expect(await resumeSubscription(stand.billing, person.id)).toBe(true);
    expect(await stand.billing.subscriptions.find(id)).toMatchObject({ renews: true });
  });
});

describe('a plan of another product', () => {
  it('gives nothing of Pro', async () => {
    const person = await stand.person();
    const other = stand.billing.plans.plans.find(({ products }) =>
      products.some(({ businessType }) => businessType === 'ai_pdf_single'),
    );
    await grantPlan(stand.billing, person.id, other?.id ?? '', null);

    expect(await stand.standing(person)).toBe('trial-over');
  });
});
