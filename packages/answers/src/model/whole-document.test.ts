import { expect, it } from 'vitest';
import { wholeRequest } from './whole-document.ts';

it.each([
  ['Summarise the document', 'summary'],
  ['Give me a short summary of chapter 2', 'summary'],
  ['What is this document about?', 'summary'],
  ['Résume ce contrat', 'summary'],
  ['Quels sont les points clés ?', 'summary'],
  ['List all parties', 'everywhere'],
  ['Compare the two offers', 'everywhere'],
  ['Liste toutes les dates', 'everywhere'],
  ['Quelle est la différence entre les deux offres ?', 'everywhere'],
  ['When does the lease end?', null],
  ['Who signed it?', null],
  ['Quel est le montant du loyer ?', null],
])('reads "%s" as %s', (question, kind) => {
  expect(wholeRequest(question)).toBe(kind);
});
