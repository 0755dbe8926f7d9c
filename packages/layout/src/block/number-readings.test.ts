import { expect, it } from 'vitest';
import { numberReadings } from './number-readings.ts';

it.each([
  ['(12)', 'decimal', 12],
  ['b)', 'lower-letter', 2],
  ['iv.', 'lower-roman', 4],
  ['Ⅲ.', 'upper-roman', 3],
  ['二十一、', 'ideographic', 21],
  ['十、', 'ideographic', 10],
  ['⑳', 'circled', 20],
])('reads %s', (text, format, value) => {
  expect(numberReadings(text)[0]).toMatchObject({ format, value });
});

it('reads the numbers of outer levels', () => {
  expect(numberReadings('2.1.4')[0]).toMatchObject({ value: 4, outerLevels: 2, path: [2, 1, 4] });
});

it('reads a letter that is also a Roman numeral in both ways', () => {
  expect(numberReadings('i)').map(({ format }) => format)).toEqual(['lower-roman', 'lower-letter']);
  expect(numberReadings('c)').map(({ format }) => format)).toEqual(['lower-letter', 'lower-roman']);
});

it('reads no number in words', () => {
  expect(numberReadings('iiii.')).toEqual([]);
  expect(numberReadings('가')).toEqual([]);
  expect(numberReadings('The')).toEqual([]);
});
