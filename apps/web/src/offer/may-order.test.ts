import { expect, it } from 'vitest';
import { mayOrder } from './may-order.ts';

const later = '2027-01-01T00:00:00.000Z';
const paid = { product: 'pro', isGift: false, renews: true, until: later } as const;
const cancelled = { ...paid, renews: false };
const gift = { ...paid, renews: false, isGift: true };
const questions = { ...paid, product: 'ai_pdf_single' } as const;

it.each([
  ['nothing', null, 'pro', null, true],
  ['nothing', null, 'ai_pdf_single', null, true],
  ['a plan that goes on', paid, 'pro', null, false],
  ['a plan after which another can begin', paid, 'pro', later, true],
  ['a plan that is replaced at its end', paid, 'ai_pdf_single', later, false],
  ['a cancelled plan', cancelled, 'ai_pdf_single', later, true],
  ['days that were given', gift, 'pro', null, true],
  ['days of Pro that were given', gift, 'ai_pdf_single', null, false],
  ['a gift for good', { ...gift, until: null }, 'pro', null, false],
  ['a gift of questions for good', { ...gift, product: 'ai_pdf_single', until: null }, 'pro', null, true],
  ['a plan for questions', questions, 'pro', null, false],
  ['a plan for questions after which another can begin', questions, 'pro', later, true],
  ['a plan for good', { ...cancelled, until: null }, 'pro', null, false],
] as const)('decides if a user with %s can order', (_, owned, product, startsAt, may) => {
  expect(mayOrder(owned, product, startsAt)).toBe(may);
});
