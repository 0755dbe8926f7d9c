import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteParts } from './quote-parts.ts';

it('cuts a quote at the ends of its marked words', () => {
  const quote = 'at least sixty days in writing';

  expect(quoteParts({ quote, marked: [{ start: 9, end: 19 }] })).toEqual([
    { text: 'at least ', isMarked: false },
    { text: 'sixty days', isMarked: true },
    { text: ' in writing', isMarked: false },
  ]);
});

it('loses no letter, whatever is marked', () => {
  const range = fc.record({ start: fc.nat(30), end: fc.nat(30) });

  fc.assert(
    fc.property(fc.string(), fc.array(range), (quote, marked) => {
      expect(
        quoteParts({ quote, marked })
          .map(({ text }) => text)
          .join(''),
      ).toBe(quote);
    }),
  );
});
