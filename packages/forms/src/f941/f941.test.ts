import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { blankOf, fillingHost } from '../../test/blank.ts';
import type { Answers } from '../answers.ts';
import { checkAnswers } from '../check-answers.ts';
import { fillForm } from '../fill-form.ts';
import { march2024 } from './2024-03/map.ts';
import words from './copy.en.ts';
import { form } from './form.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-f941-'));
const path = join(folder, 'f941.pdf');
const page1 = 'topmostSubform[0].Page1[0]';
const page2 = 'topmostSubform[0].Page2[0]';
const page3 = 'topmostSubform[0].Page3[0]';

const employer: Answers = {
  'employer.ein': '45-2718306',
  'employer.name': 'Meridian Archive Trust',
  'employer.street': '1 Main Street',
  'employer.city': 'Boston',
  'employer.state': 'ma',
  'employer.zip': '02101',
  quarter: '3',
  line1: '6',
  line2: '96,450.00',
  line3: '11208.50',
  wagesAreTaxed: 'yes',
  line5a: '96450',
  line5c: '96450',
  line7: '-0.03',
  line13: '25,400.00',
  deposits: 'monthly',
  month1: '8,655.11',
  month2: '8,655.11',
  month3: '8,655.10',
  designee: 'no',
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function filled(answers: Answers): Promise<Record<string, unknown>> {
  const blank = await blankOf(form, march2024);
  writeFileSync(
    path,
    await fillForm({ form, revision: march2024, blank, answers, flatten: false, words }, fillingHost),
  );

  return qpdfFieldValues(path);
}

const rulesOf = (answers: Answers) =>
  checkAnswers(form, answers, '2024-10-01').map(({ question, rule }) => `${question}: ${rule}`);

it('is filled in with its totals, dollars apart from cents', async () => {
  const values = await filled(employer);

  expect(qpdfCheck(path).ok).toBe(true);
  expect(values).toMatchObject({
    [`${page1}.Header[0].EntityArea[0].f1_1[0]`]: '45',
    [`${page1}.Header[0].EntityArea[0].f1_7[0]`]: 'MA',
    [`${page1}.Header[0].ReportForQuarter[0].c1_1[2]`]: '/3',
    [`${page1}.f1_19[0]`]: '11,959',
    [`${page1}.f1_20[0]`]: '80',
    [`${page1}.f1_33[0]`]: '14,756',
    [`${page1}.f1_34[0]`]: '85',
    [`${page1}.f1_37[0]`]: '25,965',
    [`${page1}.f1_38[0]`]: '35',
    [`${page1}.f1_39[0]`]: '-0',
    [`${page1}.f1_40[0]`]: '03',
    [`${page1}.f1_49[0]`]: '25,965',
    [`${page1}.f1_50[0]`]: '32',
    [`${page1}.f1_53[0]`]: '565',
    [`${page1}.f1_54[0]`]: '32',
    [`${page1}.f1_55[0]`]: null,
    [`${page2}.Name_ReadOrder[0].f1_3[0]`]: 'Meridian Archive Trust',
    [`${page2}.EIN_Number[0].f1_2[0]`]: '2718306',
    [`${page2}.f2_7[0]`]: '25,965',
    [`${page2}.c2_4[1]`]: '/2',
    [`${page3}.f1_3[0]`]: null,
  });
});

it('fills in the voucher when one is wanted, and the final date in its cells', async () => {
  const values = await filled({
    ...employer,
    voucher: true,
    'voucher.amount': '565.32',
    closed: true,
    finalDate: '2024-09-05',
  });

  expect(values).toMatchObject({
    [`${page2}.f2_9[0]`]: '09052024',
    [`${page3}.EIN_Number[0].f1_1[0]`]: '45',
    [`${page3}.f4_2[0]`]: '565',
    [`${page3}.Line3_ReadOrder[0].c4_1[0]`]: '/3',
    [`${page3}.f4_5[0]`]: '1 Main Street',
    [`${page3}.f4_6[0]`]: 'Boston, ma 02101',
  });
});

describe('the answers of a 941', () => {
  it('are complete', () => {
    expect(rulesOf(employer)).toEqual([]);
  });

  it.each([
    [{ line5c: '90,000' }, 'line5c: medicare-below-social-security'],
    [{ line5d: '200,000' }, 'line5d: additional-above-medicare'],
    [{ line7: '5.00' }, 'line7: fractions-too-large'],
    [{ line11: '30,000' }, 'line11: credit-above-taxes'],
    [{ line13: '30,000' }, 'overpayment: overpayment-open'],
    [{ overpayment: 'refund' }, 'overpayment: no-overpayment'],
    [{ deposits: 'small' }, 'deposits: not-small'],
    [{ month3: '1' }, 'monthsTotal: months-differ'],
    [{ line2: '-1' }, 'line2: money-negative'],
    [{ line2: '9,6450' }, 'line2: money-form'],
    [{ designee: 'yes', 'designee.pin': '123' }, 'designee.pin: pin-form'],
    [{ preparer: true, 'preparer.ptin': '01234567' }, 'preparer.ptin: ptin-form'],
  ] satisfies [Answers, string][])('are checked: %j', (answers, problem) => {
    expect(rulesOf({ ...employer, ...answers })).toContain(problem);
  });

  it('leave lines 5a to 5e empty where no wages are taxed', () => {
    const lines = form.complete({ ...employer, wagesAreTaxed: 'no' });

    expect([lines['line5e'], lines['line6']]).toEqual([undefined, '11,208.50']);
  });

  it('never replace a computed line', () => {
    expect(form.complete({ line6: '1.00', line3: '2.00' })['line6']).toBe('2.00');
  });
});

/** Decimal numbers as digits and an exponent, added and multiplied by hand. */
class Decimal {
  readonly digits: bigint;
  readonly places: number;

  constructor(text: string) {
    const [whole = '0', fraction = ''] = text.split('.');
    this.digits = BigInt(whole + fraction);
    this.places = fraction.length;
  }

  private static of(digits: bigint, places: number): Decimal {
    return Object.assign(new Decimal('0'), { digits, places });
  }

  private scaled(places: number): bigint {
    return this.digits * 10n ** BigInt(places - this.places);
  }

  plus(other: Decimal): Decimal {
    const places = Math.max(this.places, other.places);

    return Decimal.of(this.scaled(places) + other.scaled(places), places);
  }

  times(other: Decimal): Decimal {
    return Decimal.of(this.digits * other.digits, this.places + other.places);
  }

  /** Dollars and cents, half a cent away from zero. */
  toString(): string {
    const size = this.digits < 0n ? -this.digits : this.digits;
    const unit = 10n ** BigInt(Math.max(0, this.places - 2));
    const cents = this.places <= 2 ? size * 10n ** BigInt(2 - this.places) : (size + unit / 2n) / unit;
    const text = String(cents).padStart(3, '0');

    return `${this.digits < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
  }
}

it('adds up 1,000 random returns like decimal arithmetic', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => {
    const text = String(cents).padStart(3, '0');

    return `${text.slice(0, -2)}.${text.slice(-2)}`;
  });
  const signed = fc.tuple(amount, fc.boolean()).map(([text, isBelow]) => (isBelow ? `-${text}` : text));
  const lines = fc.record({
    line3: amount,
    line5a: amount,
    line5b: amount,
    line5c: amount,
    line5d: amount,
    line5f: amount,
    line7: signed,
    line8: signed,
    line9: signed,
    line11: amount,
    line13: amount,
  });

  fc.assert(
    fc.property(lines, (given) => {
      const of = (text: string) => new Decimal(text);
      const minus = (text: string) => of(text).times(of('-1'));
      const rounded = (value: Decimal) => of(value.toString());
      const taxes = [
        rounded(of(given.line5a).times(of('0.124'))),
        rounded(of(given.line5b).times(of('0.124'))),
        rounded(of(given.line5c).times(of('0.029'))),
        rounded(of(given.line5d).times(of('0.009'))),
      ];
      const line5e = taxes.reduce((sum, tax) => sum.plus(tax));
      const line6 = of(given.line3).plus(line5e).plus(of(given.line5f));
      const line10 = line6.plus(of(given.line7)).plus(of(given.line8)).plus(of(given.line9));
      const line12 = line10.plus(minus(given.line11));
      const balance = line12.plus(minus(given.line13));
      const made = form.complete({ ...given, wagesAreTaxed: 'yes' });
      const plain = (name: string) => String(made[name] ?? '').replaceAll(',', '');

      expect(['line5e', 'line6', 'line10', 'line12'].map(plain)).toEqual(
        [line5e, line6, line10, line12].map(String),
      );
      expect([plain('line14'), plain('line15')]).toEqual([
        balance.digits > 0n ? String(balance) : '',
        balance.digits < 0n ? String(balance.times(of('-1'))) : '',
      ]);
    }),
    { numRuns: 1000, seed: 941 },
  );
});
