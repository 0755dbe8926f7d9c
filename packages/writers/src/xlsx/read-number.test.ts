import { expect, it } from 'vitest';
import { conventionOf } from './conventions.ts';
import { readNumber } from './read-number.ts';

it.each([
  ['1,234.56', '.', 1234.56, '#,##0.00'],
  ['1.234,56', ',', 1234.56, '#,##0.00'],
  ['1\u202f234,5', ',', 1234.5, '#,##0.0'],
  ["1'234.50", '.', 1234.5, '#,##0.00'],
  ['12,34,567', '.', 1234567, '#,##0'],
  ['(1,234)', '.', -1234, '#,##0;(#,##0)'],
  ['1,234-', '.', -1234, '#,##0;#,##0-'],
  ['\u22125 %', '.', -0.05, '0%'],
  ['12,5 %', ',', 0.125, '0.0%'],
  ['$1,200', '.', 1200, '"$"#,##0'],
  ['1.200,00 €', ',', 1200, '#,##0.00" €"'],
  ['CHF 12.50', '.', 12.5, '"CHF" 0.00'],
  ['R$ 12,50', ',', 12.5, '"R$" 0.00'],
  ['125 SEK', '.', 125, '0" SEK"'],
  ['+3', '.', 3, '+0;-0'],
  ['0', '.', 0, 'General'],
] as const)('parses %s', (text, decimal, value, format) => {
  expect(readNumber(text, decimal)).toEqual({ kind: 'number', value, format, text });
});

it.each([
  ['a postal code', '01234'],
  ['a telephone number', '+33 612 345 678'],
  ['another telephone number', '01 23 45 67 89'],
  ['a long id', '123456789012'],
  ['a size', '12 kg'],
  ['a section', '1.2.3'],
  ['irregular digit groups', '1,23'.concat(',4567')],
  ['a day', '3 FEB'],
  ['a name with a year', 'ACL 2024'],
  ['a length', '12 MOL'],
  ['a count', 'ALL 12'],
])('leaves %s as text', (_, text) => {
  expect(readNumber(text, '.')).toBeNull();
});

it.each([
  ['a number with decimals', ['1.234,5', '12'], ','],
  ['the majority of numbers', ['0,5', '2,25', '3.25'], ','],
  ['groups of thousands only', ['1.234', '12.500'], ','],
  ['thousands with commas', ['1,234'], '.'],
])('detects the decimal separator from %s', (_, texts, decimal) => {
  expect(conventionOf(texts, null).decimal).toBe(decimal);
});

it('uses the language when numbers are ambiguous', () => {
  expect(conventionOf(['12'], 'fr-FR').decimal).toBe(',');
  expect(conventionOf(['12'], 'en').decimal).toBe('.');
});
