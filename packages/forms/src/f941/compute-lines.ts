import { type Answers, textOf } from '../answers.ts';
import { centsText, readCents } from '../formats/amounts.ts';

/** Rates of 2024 in thousandths: social security 12.4 %, Medicare 2.9 %, Additional Medicare Tax 0.9 %. */
const rates = { line5a: 124n, line5b: 124n, line5c: 29n, line5d: 9n } as const;

/** Whole cents by line; absent for a line without an amount. */
type ComputedLines = Readonly<Partial<Record<string, number>>>;

/** Adds the computed lines to the answers. All amounts are whole cents, so that no fraction is lost or invented. */
export function completeLines(given: Answers): Answers {
  const answers = Object.fromEntries(Object.entries(given).filter(([name]) => !computed.includes(name)));
  const amounts = Object.fromEntries(
    Object.keys(answers).flatMap((name): [string, number][] => {
      const cents = isLine(name) ? readCents(textOf(answers, name)) : null;

      return cents === null ? [] : [[name, cents]];
    }),
  );
  const isTaxed = textOf(answers, 'wagesAreTaxed') === 'yes';
  const lines = computeLines(isTaxed ? amounts : without(amounts, Object.keys(rates)));
  const place = placeOf(answers);

  return {
    ...answers,
    ...Object.fromEntries(
      computed.flatMap((name): [string, string][] => {
        const cents = lines[name];

        return cents === undefined ? [] : [[name, centsText(cents)]];
      }),
    ),
    ...(place === '' ? {} : { 'voucher.place': place }),
  };
}

/** Computed lines, in the order of the form. */
const computed: readonly string[] = [
  'line5aTax',
  'line5bTax',
  'line5cTax',
  'line5dTax',
  'line5e',
  'line6',
  'line10',
  'line12',
  'line14',
  'line15',
  'monthsTotal',
  'voucher.place',
];

function isLine(name: string): boolean {
  return /^(line\d+[a-f]?|month[123])$/.test(name) && name !== 'line1';
}

function without(lines: ComputedLines, names: readonly string[]): ComputedLines {
  return Object.fromEntries(Object.entries(lines).filter(([name]) => !names.includes(name)));
}

function computeLines(given: ComputedLines): ComputedLines {
  const taxes = Object.fromEntries(
    Object.entries(rates).flatMap(([name, rate]) => {
      const wages = given[name];

      return wages === undefined ? [] : [[`${name}Tax`, taxOn(wages, rate)]];
    }),
  );
  const line5e = sum([taxes['line5aTax'], taxes['line5bTax'], taxes['line5cTax'], taxes['line5dTax']]);
  const line6 = sum([given['line3'], line5e, given['line5f']]);
  const line10 = sum([line6, given['line7'], given['line8'], given['line9']]);
  const line12 = line10 === undefined ? undefined : line10 - (given['line11'] ?? 0);
  const due = line12 === undefined ? undefined : line12 - (given['line13'] ?? 0);

  return {
    ...taxes,
    ...present({
      line5e,
      line6,
      line10,
      line12,
      line14: due !== undefined && due > 0 ? due : undefined,
      line15: due !== undefined && due < 0 ? -due : undefined,
      monthsTotal: sum([given['month1'], given['month2'], given['month3']]),
    }),
  };
}

/** Tax in whole cents, half a cent rounded up. The product of large wages needs more than 53 bits. */
function taxOn(cents: number, thousandths: bigint): number {
  return Number((BigInt(cents) * thousandths + 500n) / 1000n);
}

/** Sum of the amounts that are there; undefined for none. */
function sum(amounts: readonly (number | undefined)[]): number | undefined {
  const there = amounts.filter((amount) => amount !== undefined);

  return there.length === 0 ? undefined : there.reduce((total, amount) => total + amount, 0);
}

function present(lines: Readonly<Record<string, number | undefined>>): ComputedLines {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, cents]) => (cents === undefined ? [] : [[name, cents]])),
  );
}

/** Last line of the address on the voucher. */
function placeOf(answers: Answers): string {
  const part = (name: string) => textOf(answers, `employer.${name}`);
  const region = [part('state'), part('zip'), part('province'), part('postalCode')].filter(Boolean).join(' ');

  return [part('city'), region, part('country')].filter(Boolean).join(', ');
}
