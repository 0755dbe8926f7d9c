import { expect, it } from 'vitest';
import { foldedWords } from '../words/folded-words.ts';
import { asksForCost, saysCost } from './cost.ts';

it.each([
  'How much does a crown cost?',
  'What is the annual fee?',
  'Combien coûte la tarte ?',
  'Quel est le loyer ?',
])('asks for a cost: %s', (question) => expect(asksForCost(foldedWords(question))).toBe(true));

it.each(['How much water does it use?', 'What is the rent review date?'])(
  'asks for no cost: %s',
  (question) => expect(asksForCost(foldedWords(question))).toBe(false),
);

it.each([
  'The cost is £165.',
  'Le loyer est de 640 par mois.',
  'Delivery is free.',
  'Les frais sont compris.',
  'The price is one hundred pounds.',
  'Le loyer est de six cents euros.',
  'The fee is 25 an hour.',
  'The rent is three hundred a month.',
])('says a cost: %s', (text) => expect(saysCost(text)).toBe(true));

it.each([
  'Thank you for your visit on 29 April 2025. We took an X-ray.',
  'The rent is due within two weeks.',
  'La garantie dure 1 an.',
  '4. Enfournez pendant 40 minutes dans un moule de 28 cm à 180 °C.',
])('says no cost: %s', (text) => expect(saysCost(text)).toBe(false));

it('reads a long row of digits in linear time', () => {
  const start = performance.now();
  saysCost(`${'1'.repeat(50_000)}!`);

  expect(performance.now() - start).toBeLessThan(2000);
});
