import type { PlanProduct } from '@octavo/contract/billing';
import { describe, expect, it } from 'vitest';
import type { PlanBook } from './plan-book.ts';
import type { Payment } from './ports.ts';
import { refundTotal } from './refund-total.ts';
import type { Subscription } from './subscription.ts';

const start = new Date('2027-01-31T12:00:00Z');
const day = (count: number) => new Date(start.getTime() + count * 24 * 3600 * 1000);

const product = (id: string, value: string): PlanProduct => ({
  id,
  businessType: 'pro',
  billing_cycles: [
    {
      tenure_type: 'REGULAR',
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      pricing_scheme: { fixed_price: { value, currency_code: 'EUR' } },
    },
  ],
});
const book: PlanBook = {
  currencies: ['EUR'],
  exchangeRate: 1,
  plans: [
    { id: 'quarter', isOffered: true, products: [product('quarter', '19.99')] },
    { id: 'year', isOffered: true, products: [product('year', '59.99')] },
  ],
};
const subscription: Subscription = {
  id: 'subscription',
  account: 'account',
  provider: 'sandbox',
  reference: 'reference',
  plan: 'year',
  currency: 'EUR',
  priceMinor: 5999,
  state: 'active',
  createdAt: start,
  trialEndsAt: null,
  startsAt: null,
  paidUntil: day(365),
  renews: true,
  cancelWantedAt: null,
  endedAt: null,
  isDisputed: false,
  change: null,
};
const payment = (id: string, at: Date, amountMinor: number, plan: string | null): Payment => ({
  id,
  provider: 'sandbox',
  reference: id,
  subscription: 'subscription',
  at,
  amountMinor,
  currency: 'EUR',
  state: 'paid',
  plan,
});
const quarter = payment('quarter', day(0), 1999, 'quarter');
const year = payment('year', day(1), 4001, 'year');

describe('the payments refunded with a payment', () => {
  const idsOf = (
    asked: Payment,
    now: Date,
    { payments = [year, quarter], reason = 'withdrawal', changes = {} } = {} as {
      payments?: readonly Payment[];
      reason?: 'withdrawal' | 'problem';
      changes?: Partial<Subscription>;
    },
  ) =>
    refundTotal(
      book,
      { subscription: { ...subscription, ...changes }, payments },
      { payment: asked, reason, now },
    )?.payments.map(({ id }) => id) ?? null;

  it.each([
    ['all payments credited to its price', year, day(10), ['year', 'quarter']],
    ['the same, whichever of them is requested', quarter, day(10), ['quarter', 'year']],
    ['only those within their own refund period', year, day(14.5), ['year']],
    ['none after their refund period', year, day(15.5), null],
  ] as const)('are %s', (_what, asked, now, expected) => {
    expect(idsOf(asked, now)).toEqual(expected);
  });

  it('include credited payments within thirty days for a problem, too', () => {
    expect(idsOf(year, day(20), { reason: 'problem' })).toEqual(['year', 'quarter']);
    expect(idsOf(year, day(30.5), { reason: 'problem' })).toEqual(['year']);
  });

  it('are the same while another plan follows', () => {
    const changes = { plan: 'quarter', priceMinor: 1999 };
    expect(idsOf(year, day(2), { changes })).toEqual(['year', 'quarter']);
  });

  it('exclude payments of a past period', () => {
    const renewal = payment('renewal', day(7), 5999, 'year');
    expect(idsOf(renewal, day(8), { payments: [renewal, year, quarter] })).toEqual(['renewal']);
    expect(idsOf(year, day(8), { payments: [renewal, year, quarter] })).toEqual(['year']);
  });

  it('exclude payments refunded before', () => {
    const given = { ...quarter, state: 'refunded' } as const;
    expect(idsOf(year, day(2), { payments: [year, given] })).toEqual(['year']);
  });
});
