import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const wordsIn = (text: string) => tokensOf(text).map(({ word }) => word);

it.each([
  ['L’île où l’on a dîné', ['l', 'ile', 'ou', 'l', 'on', 'a', 'dine']],
  ['cœur, Straße, ſuite', ['coeur', 'strasse', 'suite']],
  ['1,234.50 and 1 234,50 and 1.234,50', ['1234.50', 'and', '1234.50', 'and', '1234.50']],
  ['100 000 people in 2019, 14,2 %', ['100000', 'people', 'in', '2019', '14.2']],
  ['12,500 of 1.000', ['12500', 'of', '1000']],
  ['東京都', ['東京', '京都']],
  ['a \u0301 b', ['a', 'b']],
])('reads the words and numbers of %s', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

it('reads any text in order and within its bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      let last = 0;

      for (const { start, end, word } of tokensOf(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(word).not.toBe('');
        last = start;
      }
    }),
  );
});
