import type { BusinessType, PlanProduct } from '@octavo/contract/billing';
import { describe, expect, it } from 'vitest';
import type { PlanBook } from './plan-book.ts';
import { mayReplace, productSold } from './plan-book.ts';
import { paidPlan, productGiven } from './product-given.ts';
import type { Subscription } from './subscription.ts';

const cycle: PlanProduct['billing_cycles'][number] = {
  tenure_type: 'REGULAR',
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
  pricing_scheme: { fixed_price: { value: '8.99', currency_code: 'EUR' } },
};
const planOf = (id: string, businessType: BusinessType) => ({
  id,
  isOffered: true,
  products: [{ id, businessType, billing_cycles: [cycle] }],
});
const book: PlanBook = {
  currencies: ['EUR'],
  exchangeRate: 1,
  plans: [planOf('pro', 'pro'), planOf('questions', 'ai_pdf_single')],
};

const start = new Date('2027-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

const running: Subscription = {
  id: 'one',
  account: 'reader',
  provider: 'sandbox',
  reference: 'one',
  plan: 'pro',
  currency: 'EUR',
  priceMinor: 899,
  state: 'active',
  createdAt: start,
  trialEndsAt: null,
  startsAt: null,
  paidUntil: after(30),
  renews: true,
  cancelWantedAt: null,
  endedAt: null,
  isDisputed: false,
  change: null,
};
const change = { from: 'questions', fromPriceMinor: 799, at: start, startsAt: after(30), dueMinor: 0 };
const given = (subscription: Subscription, now: Date, others: readonly Subscription[] = []) =>
  productGiven(book, subscription, [subscription, ...others], now);

describe('a change from questions alone to Pro', () => {
  it('gives nothing of Pro before the new plan begins, in any state', () => {
    for (const state of ['trialing', 'active', 'past-due', 'ended'] as const) {
      expect(given({ ...running, state, change }, after(29))).toBe('ai_pdf_single');
    }
  });

  it('gives nothing of Pro until its first charge is paid', () => {
    expect(given({ ...running, state: 'past-due', change }, after(31))).toBe('ai_pdf_single');
    expect(given({ ...running, paidUntil: after(60), change }, after(31))).toBe('pro');
  });

  it('gives Pro at once when it is paid at once', () => {
    const paid = { ...running, change: { ...change, startsAt: start, dueMinor: 100 } };

    expect(given(paid, start)).toBe('pro');
  });
});

it('keeps Pro until its end when the provider reports a smaller plan for later', () => {
  const smaller = { ...running, plan: 'questions', change: { ...change, from: 'pro' } };

  expect(given(smaller, after(29))).toBe('pro');
  expect(given({ ...smaller, paidUntil: after(60) }, after(31))).toBe('ai_pdf_single');
});

describe('an order of Pro that follows another plan', () => {
  const next = { ...running, id: 'next', startsAt: after(30), state: 'past-due' } as const;
  const earlier = (plan: string): Subscription => ({ ...running, plan, renews: false, state: 'ended' });

  it('has a grace of Pro for its first charge only after Pro', () => {
    expect(given(next, after(31), [earlier('pro')])).toBe('pro');
    expect(given(next, after(31), [earlier('questions')])).toBe('ai_pdf_single');
    expect(given(next, after(31), [{ ...earlier('pro'), provider: 'grant' }])).toBe('ai_pdf_single');
    expect(given({ ...next, paidUntil: after(60) }, after(31), [earlier('questions')])).toBe('pro');
  });
});

it('counts plans that are no longer configured as Pro', () => {
  expect(productSold(book, 'lifetime')).toBe('pro');
  expect(paidPlan({ ...running, plan: 'lifetime' }, start)).toBe('lifetime');
});

it.each([
  ['questions', 'pro', true],
  ['questions', 'questions', true],
  ['pro', 'pro', true],
  ['pro', 'questions', false],
])('lets a plan of %s be replaced by one of %s: %s', (active, next, may) => {
  expect(mayReplace(book, active, next)).toBe(may);
});
