import { expect, it } from 'vitest';
import { stemmerOf } from './stems.ts';

it.each([
  ['loyer', 'loyers'],
  ['conseiller', 'conseillers'],
  ['conseiller', 'conseillere'],
  ['premier', 'premieres'],
  ['dossier', 'dossiers'],
  ['etranger', 'etrangere'],
  ['repond', 'reponse'],
])('%s and %s are one word in French', (one, other) => {
  const stem = stemmerOf('fra');

  expect(stem(other)).toBe(stem(one));
});

it('leaves English words as they are', () => {
  const stem = stemmerOf('eng');

  expect(stem('others')).toBe(stem('other'));
  expect(stem('papers')).not.toBe(stem('papa'));
});
