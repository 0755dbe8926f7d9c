import { expect, it } from 'vitest';
import { languageOf, languageOfText } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word);

it('is not told by the initials of a list of names', () => {
  const words = wordsOf(
    'Public schools of the city. C. Jones, M. Stone, J. Miller, L. Brown, S. Young, T. Hill',
  );
  expect(languageOf(words)).toBe('fra');

  expect(languageOfText(words)).toBe('eng');
});

it.each([
  ['eng', 'The term of the lease is six years from the date of signing.'],
  ['fra', 'La durée du bail est de six ans à compter de la date de signature.'],
  ['rus', 'Срок аренды составляет шесть лет и не может быть продлён.'],
])('is %s by its other words', (language, text) => {
  expect(languageOfText(wordsOf(text))).toBe(language);
});

it('is not told by an acronym in every row of a table', () => {
  const rows = Array.from({ length: 40 }, (_, row) => `Total EU-${row}; Enquiries: ${row}00; non-EU: ${row}`);
  const words = wordsOf(`Enquiries by topic, and by country of the enquirer. ${rows.join(' ')}`);

  expect(languageOfText(words)).toBe('eng');
});
