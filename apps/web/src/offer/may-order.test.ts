import { expect, it } from 'vitest';
import { mayOrder } from './may-order.ts';

const later = '2027-01-01T00:00:00.000Z';
const paid = { plan: { id: 'pro-year', name: 'Octavo Pro, yearly' }, isGift: false, until: later };

it.each([
  ['nothing', null, null, true],
  ['a plan that goes on', paid, null, false],
  ['a plan after which another can begin', paid, later, true],
  ['days that were given', { ...paid, isGift: true }, null, true],
  ['a gift for good', { ...paid, isGift: true, until: null }, null, false],
  ['a plan for good', { ...paid, until: null }, null, false],
])('decides if a user with %s can order', (_, owned, startsAt, may) => {
  expect(mayOrder(owned, startsAt)).toBe(may);
});
