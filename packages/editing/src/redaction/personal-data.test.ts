import type { RedactionPattern } from '@octavo/contract/edits/redactions';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from './personal-data.ts';

const found = (text: string, kind: RedactionPattern) =>
  findPersonalData(text, [kind]).map(({ start, end }) => text.slice(start, end));

describe.each<[RedactionPattern, readonly string[], readonly string[]]>([
  [
    'card',
    ['4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005', '6011\u00a01111\u00a01111\u00a01117'],
    ['4111 1111 1111 1112', '1234567890123456', '0000 0000 0000 0000', '12345'],
  ],
  [
    'iban',
    ['DE89 3704 0044 0532 0130 00', 'FR1420041010050500013M02606', 'GB29 NWBK 6016 1331 9268 19'],
    ['DE89 3704 0044 0532 0130 01', 'AB12 3456'],
  ],
  [
    'ssn',
    ['123-45-6789', '078 05 1120', '123‑45‑6789'],
    ['000-45-6789', '666-45-6789', '123-00-6789', '123-45-0000', '1123-45-6789', '123-45-67890'],
  ],
  ['ein', ['12-3456789'], ['07-3456789', '12-34567890', '112-3456789']],
  [
    'email',
    ['ann.lee@example.com', 'é.dupont+x@mail.example.fr', "o'neil@example.co.uk"],
    ['not an@ address', '@handle', 'a@b'],
  ],
  [
    'phone',
    [
      '+33 1 23 45 67 89',
      '(212) 555-0187',
      '212-555-0187',
      '06.12.34.56.78',
      '0049 30 901820',
      '+12125550187',
    ],
    ['1,234,567.00', '2024-03-15', '12/03/2024', '123456789', '3.14'],
  ],
  [
    'date',
    [
      '12/03/1980',
      '1980-03-12',
      '12.3.80',
      'March 12, 1980',
      '12 mars 1980',
      '1er janvier 2020',
      '4 Sept. 1999',
    ],
    ['99/99/9999', '1.2', '192.168.10.1', 'May 2020'],
  ],
])('%s', (kind, real, other) => {
  it.each(real)('finds %s', (text) => {
    expect(found(`before ${text}, after`, kind)).toEqual([text]);
  });

  it.each(other)('leaves %s', (text) => {
    expect(found(`before ${text}, after`, kind)).toEqual([]);
  });
});

it('finds several kinds in order', () => {
  const text = 'a@b.example, 123-45-6789';

  expect(findPersonalData(text, ['ssn', 'email']).map(({ start }) => start)).toEqual([0, 13]);
});

it('takes no group of an account, a card or a social security number for a telephone number', () => {
  const text = 'GB33 BUKB 2020 1555 5555 55, 4111 1111 1111 1111, 536-22-1867, 020 7946 0318';

  expect(found(text, 'phone')).toEqual(['020 7946 0318']);
});
