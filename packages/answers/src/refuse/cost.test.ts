import { expect, it } from 'vitest';
import { asksForCost, saysCost } from './cost.ts';

it.each([
  'How much does a crown cost?',
  'What is the annual fee?',
  'Combien coûte la tarte ?',
  'Quel est le loyer ?',
])('asks for a cost: %s', (question) => expect(asksForCost(question)).toBe(true));

it('asks for no cost', () => expect(asksForCost('How much water does it use?')).toBe(false));

it.each([
  'The cost is £165.',
  'Le loyer est de 640 par mois.',
  'Delivery is free.',
  'Les frais sont compris.',
])('says a cost: %s', (text) => expect(saysCost(text)).toBe(true));

it.each([
  'Thank you for your visit on 29 April 2025. We took an X-ray.',
  '4. Enfournez pendant 40 minutes dans un moule de 28 cm à 180 °C.',
])('says no cost: %s', (text) => expect(saysCost(text)).toBe(false));
