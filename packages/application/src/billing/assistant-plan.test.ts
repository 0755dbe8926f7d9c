import type { Account } from '@octavo/domain/account/account';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { accountOf } from '../sign-in/current-session.ts';
import { accountPlans } from './account-plans.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { changeSubscription, quoteChanges } from './change-plan.ts';
import { endByOperator } from './end-by-operator.ts';
import { grantPlan } from './grant-plan.ts';
import { decideRefund, requestRefund } from './handle-refund.ts';
import { nextStart } from './next-start.ts';
import { viewSubscription } from './view-subscription.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
  harness.pretend(null);
});

/** Rights of a person now: status of Pro, and the plan for questions. */
async function rightsOf(account: Account): Promise<string> {
  const { billing } = harness;
  const ports = { accountPlans: accountPlans(billing), clock: billing.clock };
  const moment = harness.time.now;
  const session = {
    tokenHash: new Uint8Array(),
    account: account.id,
    device: null,
    browser: '',
    createdAt: moment,
    seenAt: moment,
    expiresAt: moment,
  };
  const { accountStatus, hasAssistantPlan } = await accountOf(ports, { account, session });

  return `${accountStatus}${hasAssistantPlan ? ' + questions' : ''}`;
}

async function refund(person: Account): Promise<void> {
  const [payment] = await harness.billing.subscriptions.paymentsOf(person.id);
  const asked = { payment: payment?.id ?? '', reason: 'withdrawal', text: '' } as const;
  const { id } = await requestRefund(harness.billing, person.id, asked);
  await decideRefund(harness.billing, id, 'granted');
}

describe('a plan for questions alone', () => {
  it.each([
    ['ai-pdf-month', 799],
    ['ai-pdf-year', 4799],
  ])('%s is sold, renews, is cancelled and resumed without ever giving Pro', async (plan, price) => {
    const person = await harness.person();
    const { paidUntil } = await harness.buy(person, { plan, trial: true });
    expect(await rightsOf(person)).toBe('trial-over + questions');
    expect(await harness.charges(person)).toEqual([`2027-01-31 paid ${price}`]);
    const view = await viewSubscription(harness.billing, person.id);
    expect(view.subscription).toMatchObject({ product: 'ai_pdf_single', accountStatus: 'pro' });

    await harness.until(paidUntil ?? '');
    await cancelSubscription(harness.billing, person.id);
    expect(await resumeSubscription(harness.billing, person.id)).toBe(true);
    await cancelSubscription(harness.billing, person.id);
    const { paidUntil: end } = await harness.of(person);
    expect((await viewSubscription(harness.billing, person.id)).subscription?.accountStatus).toBe(
      'cancelled',
    );
    expect(await rightsOf(person)).toBe('trial-over + questions');
    await harness.until(end ?? '');
    expect(await rightsOf(person)).toBe('trial-over');
    expect(await harness.charges(person)).toHaveLength(2);
  });

  it('is kept in the grace after a failed renewal, and lost after it', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'ai-pdf-month', card: 'fails-later' });
    await harness.until('2027-02-28T12:00:00Z');
    expect(await rightsOf(person)).toBe('trial-over + questions');
    expect(await harness.emailTo(person, 'Your payment failed')).toContain(
      'you keep AI PDF for up to 7 days',
    );
    await harness.until('2027-03-08T12:00:00Z');
    expect(await rightsOf(person)).toBe('trial-over');
  });

  it('ends with a refund, by the operator, and with a grant that runs out', async () => {
    const [refunded, ended, given] = [await harness.person(), await harness.person(), await harness.person()];
    await harness.buy(refunded, { plan: 'ai-pdf-month' });
    await refund(refunded);
    expect(await rightsOf(refunded)).toBe('trial-over');

    await harness.buy(ended, { plan: 'ai-pdf-year' });
    await endByOperator(harness.billing, ended.id);
    await harness.until('2027-01-31T13:00:00Z');
    expect(await rightsOf(ended)).toBe('trial-over');

    await grantPlan(harness.billing, given.id, 'ai-pdf-month', 1);
    expect(await rightsOf(given)).toBe('trial-over + questions');
    expect((await viewSubscription(harness.billing, given.id)).subscription?.product).toBe('ai_pdf_single');
    await harness.until('2027-02-02T12:00:00Z');
    expect(await rightsOf(given)).toBe('trial-over');

    for (const person of [refunded, ended]) {
      expect(await harness.emailsTo(person)).toContain('no longer have access to AI PDF through it');
    }
  });

  it('is never called Pro in an email, and promises no download', async () => {
    const english = await harness.person();
    const french = await harness.person('fr');

    for (const person of [english, french]) {
      await harness.buy(person, { plan: 'ai-pdf-year' });
      await cancelSubscription(harness.billing, person.id);
      await harness.reconcile();
      await endByOperator(harness.billing, person.id);
      await harness.reconcile();
    }

    expect(await harness.emails(english)).toEqual(
      expect.arrayContaining(['Welcome to AI PDF', 'Your subscription is cancelled', 'Your plan has ended']),
    );
    expect(await harness.emails(french)).toContain('Bienvenue dans IA PDF');
    expect(await harness.emailTo(english, 'Welcome to AI PDF')).toContain(
      'It does not include other tools or downloads',
    );

    for (const person of [english, french]) {
      expect(await harness.emailsTo(person)).not.toMatch(/\bPro\b/);
    }
  });

  it('given for life does not prevent the purchase of Pro', async () => {
    const person = await harness.person();
    await grantPlan(harness.billing, person.id, 'ai-pdf-year', null);
    await expect(harness.order(person, { plan: 'ai-pdf-month' })).rejects.toMatchObject({
      code: 'already-subscribed',
    });
    await harness.buy(person, { plan: 'pro-month' });

    expect(await rightsOf(person)).toBe('pro + questions');
  });
});

describe('a change from questions alone to Pro', () => {
  it('is paid and begins at once when Pro costs more than the rest', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'ai-pdf-month' });
    const quotes = await quoteChanges(harness.billing, person.id);
    expect(quotes.map(({ plan }) => plan).sort()).toEqual([
      'ai-pdf-year',
      'pro-month',
      'pro-quarter',
      'pro-year',
    ]);
    harness.time.now = new Date('2027-01-31T12:10:00Z');
    expect(await harness.change(person, 'pro-month')).toBe(true);

    expect(await rightsOf(person)).toBe('pro');
    expect(await harness.charges(person)).toContain('2027-01-31 paid 101');
    harness.time.now = new Date('2027-01-31T12:20:00Z');
    await refund(person);
    expect(await rightsOf(person)).toBe('expired');
    expect((await harness.charges(person)).sort()).toEqual([
      '2027-01-31 refunded 101',
      '2027-01-31 refunded 799',
    ]);
  });

  it('that waits for the end of the paid period gives no Pro before it, and can be taken back', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'ai-pdf-year' });
    await harness.change(person, 'pro-month');
    expect(await rightsOf(person)).toBe('trial-over + questions');
    expect((await viewSubscription(harness.billing, person.id)).subscription).toMatchObject({
      plan: { id: 'pro-month' },
      product: 'ai_pdf_single',
      before: { plan: { id: 'ai-pdf-year' } },
    });
    await harness.change(person, 'ai-pdf-year');
    await harness.change(person, 'pro-month');

    await harness.until('2028-01-31T12:00:00Z');
    expect(await rightsOf(person)).toBe('pro');
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 4799', '2028-01-31 paid 899']);
  });

  it('gives no Pro while its first charge fails', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person, { plan: 'ai-pdf-year' });
    await harness.change(person, 'pro-month');
    await harness.demoPayments.setCard(reference ?? '', 'fails-later');
    await harness.until('2028-01-31T12:00:00Z');

    expect(await rightsOf(person)).toBe('trial-over + questions');
    expect(await harness.emailTo(person, 'Your payment failed')).toContain(
      'you keep AI PDF for up to 7 days',
    );
  });
});

describe('from Pro to questions alone', () => {
  it('there is no change, and no order beside Pro', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    const quotes = await quoteChanges(harness.billing, person.id);
    expect(quotes.map(({ plan }) => plan).sort()).toEqual(['pro-month', 'pro-quarter']);
    const [quote] = quotes;

    if (quote === undefined) {
      throw new Error('no plan can be changed to');
    }

    await expect(changeSubscription(harness.billing, person.id, 'ai-pdf-month', quote)).rejects.toMatchObject(
      { code: 'illegal-input' },
    );
    const refused = { code: 'already-subscribed' };
    await expect(harness.order(person, { plan: 'ai-pdf-month' })).rejects.toMatchObject(refused);
    harness.pretend({ changesPlans: false, changePlan: async () => false });
    await expect(harness.order(person, { plan: 'ai-pdf-month' })).rejects.toMatchObject(refused);
    expect(await rightsOf(person)).toBe('pro');
  });

  it('an order after the cancellation begins at the end of Pro', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-month' });
    await cancelSubscription(harness.billing, person.id);
    const end = new Date('2027-02-28T12:00:00Z');
    expect(await nextStart(harness.billing, person.id)).toEqual(end);
    await harness.buy(person, { plan: 'ai-pdf-month' });

    expect(await rightsOf(person)).toBe('cancelled');
    expect((await viewSubscription(harness.billing, person.id)).subscription).toMatchObject({
      product: 'pro',
      accountStatus: 'pro',
      before: { plan: { id: 'pro-month' } },
    });
    await harness.until(end);
    expect(await rightsOf(person)).toBe('expired + questions');
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 799']);
  });
});

it('Pro ordered beside questions alone begins after them where plans cannot be changed', async () => {
  harness.pretend({ changesPlans: false, changePlan: async () => false });
  const person = await harness.person();
  await harness.buy(person, { plan: 'ai-pdf-month' });
  await harness.buy(person, { plan: 'pro-month' });
  expect(await rightsOf(person)).toBe('trial-over + questions');

  await harness.until('2027-02-28T12:00:00Z');
  expect(await rightsOf(person)).toBe('pro');
  expect(await harness.charges(person)).toEqual(['2027-01-31 paid 799', '2027-02-28 paid 899']);
});
