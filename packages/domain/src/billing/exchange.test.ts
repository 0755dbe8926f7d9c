import { expect, it } from 'vitest';
import { inOtherCurrency } from './exchange.ts';

it('converts a price approximately to the other currency', () => {
  expect(inOtherCurrency({ regularPrice: '8.99', currency: 'USD' }, 0.86)).toEqual({
    value: '7.73',
    currency: 'EUR',
  });
  expect(inOtherCurrency({ regularPrice: '7.73', currency: 'EUR' }, 0.86)).toEqual({
    value: '8.99',
    currency: 'USD',
  });
});
