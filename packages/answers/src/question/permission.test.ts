import { expect, it } from 'vitest';
import { asksPermission, givesPermission } from './permission.ts';

it.each([
  'May the tenant sublet?',
  'Is smoking allowed?',
  'Are dogs permitted in the hall?',
  'Puis-je sous-louer ?',
  'Ai-je le droit de percer les murs ?',
  'Les animaux sont-ils autorisés ?',
  'Le locataire peut-il fumer ?',
])('asks leave: %s', (question) => {
  expect(asksPermission(question)).toBe(true);
});

it.each([
  'Who may enter the flat?',
  'Where can I park?',
  'Quand peut-on entrer ?',
  'Dans quelle ville est-il admis ?',
  'Is the rent paid in advance?',
])('asks something else: %s', (question) => {
  expect(asksPermission(question)).toBe(false);
});

it.each([
  ['Not to assign or sublet the Property.', true],
  ['Dogs are not allowed in the hall.', true],
  ['La sous-location est interdite sauf accord écrit.', true],
  ['Les animaux familiers sont admis.', true],
  ['The rent is paid on the first day of the month.', false],
  ['Le loyer est payable d’avance.', false],
])('%s', (text, gives) => {
  expect(givesPermission(text)).toBe(gives);
});
