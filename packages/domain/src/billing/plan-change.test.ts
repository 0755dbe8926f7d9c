import { makePlan } from '@octavo/testkit/payments/made-plan';
import { describe, expect, it } from 'vitest';
import { chargeForChange, isSameQuote, quoteLater, quoteNow } from './plan-change.ts';

const monthly = makePlan('pro-month', { interval_unit: 'MONTH', interval_count: 1 }, '8.99');
const yearly = makePlan('pro-year', { interval_unit: 'YEAR', interval_count: 1 }, '59.99');
const month = { from: new Date('2027-04-01'), until: new Date('2027-05-01'), priceMinor: 899 };
const year = { from: new Date('2027-01-01'), until: new Date('2028-01-01'), priceMinor: 5999 };

describe('a change of plan', () => {
  it('costs the new price less the rest of the old one', () => {
    expect(chargeForChange(month, yearly, new Date('2027-04-01'))).toBe(5999 - 899);
    expect(chargeForChange(month, yearly, new Date('2027-04-16'))).toBe(5999 - 449);
    expect(chargeForChange(month, yearly, month.until)).toBe(5999);
  });

  it.each([
    ['is worth more', '2027-01-03'],
    ['lasts longer', '2027-11-15'],
  ])('waits when the paid period %s', (_why, now) => {
    expect(chargeForChange(year, monthly, new Date(now))).toBeNull();
  });

  it('waits for a cheaper plan of the same length', () => {
    const cheaper = makePlan('pro-year', { interval_unit: 'YEAR', interval_count: 1 }, '39.99');

    expect(chargeForChange(year, cheaper, new Date('2027-01-03'))).toBeNull();
    // Less than half is left: the new year begins at once, and is longer.
    expect(chargeForChange(year, cheaper, new Date('2027-09-01'))).toBeGreaterThan(0);
  });
});

describe('a quote', () => {
  const at = new Date('2027-04-16');

  it('charges the difference today, and the full price after a period of the new plan', () => {
    expect(quoteNow(yearly, 5550, at)).toEqual({
      at,
      dueMinor: 5550,
      priceMinor: 5999,
      startsAt: at,
      nextAt: new Date('2028-04-16'),
    });
  });

  it('charges nothing before the new plan begins', () => {
    const quote = quoteLater(monthly, year.until, at);

    expect(quote).toEqual({ at, dueMinor: 0, priceMinor: 899, startsAt: year.until, nextAt: year.until });
    expect(isSameQuote(quote, { ...quote })).toBe(true);
    expect(isSameQuote(quote, { ...quote, dueMinor: 1 })).toBe(false);
    expect(isSameQuote(quote, { ...quote, startsAt: at })).toBe(false);
  });

  it('never credits a period with more than it cost', () => {
    expect(chargeForChange(month, yearly, new Date(month.from.getTime() - 999))).toBe(5999 - 899);
  });
});
