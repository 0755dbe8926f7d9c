import { describe, expect, it } from 'vitest';
import type { TextFormat } from '../question.ts';
import { readCents } from './amounts.ts';
import { formats } from './formats.ts';

/** Texts that look valid, and as what they are printed; texts that do not, and the rule that they break. */
const tables: Readonly<
  Record<
    TextFormat,
    { readonly valid: Readonly<Record<string, string>>; readonly wrong: Readonly<Record<string, string>> }
  >
> = {
  text: {
    valid: { 'Zoë & Söhne, 3rd floor': 'Zoë & Söhne, 3rd floor', '日本 #1': '日本 #1' },
    wrong: { 'a\u0000b': 'text-characters', '\ue000': 'text-characters' },
  },
  name: {
    valid: { 'O’Neil-García': 'O’Neil-García', 'Ng, Jr.': 'Ng, Jr.', "D'Arcy": "D'Arcy", Ждан: 'Ждан' },
    wrong: { R2: 'name-characters', 'a@b': 'name-characters', '-': 'name-characters' },
  },
  ssn: {
    valid: {
      '123-45-6789': '123-45-6789',
      '123456789': '123-45-6789',
      '123 45 6789': '123-45-6789',
      '899-99-9999': '899-99-9999',
      '665-01-0001': '665-01-0001',
    },
    wrong: {
      '12-345-6789': 'ssn-form',
      '123-456789': 'ssn-form',
      '12345678': 'ssn-form',
      abc: 'ssn-form',
      '000-12-3456': 'ssn-area',
      '666-12-3456': 'ssn-area',
      '900-12-3456': 'ssn-area',
      '912-78-3456': 'ssn-itin',
      '123-00-3456': 'ssn-group',
      '123-45-0000': 'ssn-serial',
    },
  },
  itin: {
    valid: {
      '900-50-0000': '900-50-0000',
      '999-65-1234': '999-65-1234',
      '912-70-1234': '912-70-1234',
      '912881234': '912-88-1234',
      '912-90-1234': '912-90-1234',
      '912-92-1234': '912-92-1234',
      '912-94-1234': '912-94-1234',
      '912-99-1234': '912-99-1234',
    },
    wrong: {
      '912-49-1234': 'itin-range',
      '912-66-1234': 'itin-range',
      '912-69-1234': 'itin-range',
      '912-89-1234': 'itin-range',
      '912-93-1234': 'itin-range',
      '123-70-1234': 'itin-range',
      '91-2701234': 'itin-form',
    },
  },
  ein: {
    valid: { '12-3456789': '12-3456789', '453456789': '45-3456789', '99-0000001': '99-0000001' },
    wrong: {
      '123-45-6789': 'ein-form',
      '12-345678': 'ein-form',
    },
  },
  tin: {
    valid: { '123-45-6789': '123-45-6789', '912-70-1234': '912-70-1234', '12-3456789': '12-3456789' },
    wrong: {
      '000-12-3456': 'ssn-area',
      '123-00-4567': 'ssn-group',
      '12-345-6789': 'tin-form',
      x: 'tin-form',
    },
  },
  date: {
    valid: {
      '2026-11-23': '11/23/2026',
      '11/23/2026': '11/23/2026',
      '1/2/2026': '01/02/2026',
      '02-29-2024': '02/29/2024',
      '2000-02-29': '02/29/2000',
    },
    wrong: {
      '23/11/2026': 'date-real',
      '2025-02-29': 'date-real',
      '1900-02-29': 'date-real',
      '2026-00-10': 'date-real',
      '4/31/2026': 'date-real',
      '11/23/26': 'date-form',
      'November 23, 2026': 'date-form',
    },
  },
  year: { valid: { '2026': '2026', '1999': '1999' }, wrong: { '26': 'year-form', '2126': 'year-form' } },
  money: {
    valid: {
      '1,234.56': '1,234.56',
      '1234.5': '1,234.50',
      $12: '12.00',
      '-0.03': '-0.03',
      '−0.03': '-0.03',
      '-$5': '-5.00',
      '0': '0.00',
      '-0': '0.00',
      '999999999999.99': '999,999,999,999.99',
    },
    wrong: {
      '1.234,56': 'money-form',
      '12,34': 'money-form',
      '1.234': 'money-form',
      '--5': 'money-form',
      '1e5': 'money-form',
      '1000000000000': 'money-form',
      five: 'money-form',
    },
  },
  count: {
    valid: { '12': '12', '1,200': '1200', '0': '0' },
    wrong: { '-1': 'count-form', '1.5': 'count-form' },
  },
  state: {
    valid: { CA: 'CA', ny: 'NY', DC: 'DC', PR: 'PR', AE: 'AE' },
    wrong: { Cal: 'state-code', XX: 'state-code' },
  },
  zip: {
    valid: { '94102': '94102', '94102-1234': '94102-1234', '941021234': '94102-1234' },
    wrong: { '9410': 'zip-form', 'K1A 0B1': 'zip-form' },
  },
  phone: {
    valid: {
      '415-555-0123': '415-555-0123',
      '(415) 555-0123': '415-555-0123',
      '4155550123': '415-555-0123',
      '+1 415.555.0123': '415-555-0123',
    },
    wrong: { '555-0123': 'phone-form', '115-555-0123': 'phone-form', '+33 1 23 45 67 89': 'phone-form' },
  },
  email: {
    valid: { 'a.b+c@example.co.uk': 'a.b+c@example.co.uk' },
    wrong: { 'a@b': 'email-form', 'a b@c.de': 'email-form', '@c.de': 'email-form', 'a@b..c': 'email-form' },
  },
};

describe.each(Object.entries(tables))('the format %s', (format, { valid, wrong }) => {
  const rule = formats[format as TextFormat];

  it.each(Object.entries(valid))('accepts %s', (text, printed) => {
    expect([rule.check(text), rule.print(text)]).toEqual([null, printed]);
  });

  it.each(Object.entries(wrong))('refuses %s', (text, broken) => {
    expect(rule.check(text)).toBe(broken);
  });
});

it.each('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '))(
  'doubts an employer number that starts with %s',
  (prefix) => {
    const text = `${prefix}-1234567`;

    expect([formats.ein, formats.tin].map(({ check, doubt }) => [check(text), doubt?.(text)])).toEqual([
      [null, 'ein-prefix'],
      [null, 'ein-prefix'],
    ]);
  },
);

it('doubts no number of a person', () => {
  expect(['123-45-6789', '912-70-1234', '12-3456789'].map((text) => formats.tin.doubt?.(text))).toEqual([
    null,
    null,
    null,
  ]);
});

it('reads amounts as whole cents', () => {
  expect(['0.1', '0.29', '1,234.56', '-2.07', '4.35'].map(readCents)).toEqual([10, 29, 123456, -207, 435]);
});
