import { expect, it } from 'vitest';
import { kindOf } from './kind.ts';

it.each([
  ['Who signed the contract?', 'person'],
  ['When does the lease end?', 'time'],
  ['In what year was it founded?', 'time'],
  ['Where is the head office?', 'place'],
  ['How many employees are there?', 'number'],
  ['What percentage of shares was sold?', 'percent'],
  ['How much does the repair cost?', 'money'],
  ['How is the rent paid?', 'manner'],
  ['Why was the project stopped?', 'reason'],
  ['What is photosynthesis?', 'definition'],
  ['Qui a signé le contrat ?', 'person'],
  ['Quand le bail prend-il fin ?', 'time'],
  ['Où se trouve le siège ?', 'place'],
  ['Combien de salariés y a-t-il ?', 'number'],
  ['Pourquoi le projet a-t-il été arrêté ?', 'reason'],
  ['Qu’est-ce que la photosynthèse ?', 'definition'],
])('tells what answers %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});
