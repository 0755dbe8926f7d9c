import { describe, expect, it } from 'vitest';
import english from '../f1099/copy.en.ts';
import french from '../f1099/copy.fr.ts';
import { form } from '../f1099/form.ts';
import { decodeTable } from './decode-table.ts';
import { isUsable, mostRecipients, readRecipients } from './read-recipients.ts';
import { recipientTemplate } from './recipient-template.ts';

const payer = {
  year: '2025',
  'payer.name': 'Cedar & Cloth LLC',
  'payer.street': '38 Mill St',
  'payer.city': 'Burlington, VT 05401',
  'payer.phone': '802-555-0177',
  'payer.tin': '84-2901234',
};

const reading = { words: [english, french], shared: payer, today: '2026-01-15' };
const header = 'recipient.name,recipient.tin,recipient.street,recipient.city,rents';
const helena = 'Helena Boucher,123-45-6789,412 Pearl St,"Burlington, VT 05401",14400';

function read(text: string) {
  return readRecipients(form, text, reading);
}

function rulesOf(text: string): string[] {
  return read(text).recipients.flatMap(({ row, problems }) =>
    problems.map(({ question, rule }) => `${row} ${question}: ${rule}`),
  );
}

describe('a table of recipients', () => {
  it('has a statement for each row, with the answers that all share', () => {
    const { recipients, problems } = read(
      `${header}\n${helena}\n\nJonas Weber,234-56-7890,1 A St,"Troy, NY",700\n`,
    );

    expect(problems).toEqual([]);
    expect(recipients.map(({ row, answers }) => [row, answers['recipient.name'], answers['year']])).toEqual([
      [2, 'Helena Boucher', '2025'],
      [4, 'Jonas Weber', '2025'],
    ]);
    expect(recipients.flatMap((recipient) => recipient.problems)).toEqual([]);
  });

  it('may be titled with the labels of either language', () => {
    const { recipients } = read(
      `RECIPIENT'S NAME;Numéro fiscal du bénéficiaire;Recipient’s street address;recipient.city;Loyers\nHelena;123-45-6789;1 A St;Troy, NY;1 234,50`,
    );

    expect(recipients[0]?.answers).toMatchObject({
      'recipient.name': 'Helena',
      'recipient.tin': '123-45-6789',
      rents: '1234.50',
    });
  });

  it.each([
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${header}\nZoë,123-45-6789,1 A St,Troy,700`)],
    ['UTF-16', utf16(`${header}\nZoë,123-45-6789,1 A St,Troy,700`)],
    ['the code page of Windows', latin1(`${header}\nZoë,123-45-6789,1 A St,Troy,700`)],
  ])('is read in %s', (_, bytes) => {
    expect(read(decodeTable(bytes) ?? '').recipients[0]?.answers['recipient.name']).toBe('Zoë');
  });

  it('restores the zeros that spreadsheet programs take off, and says so', () => {
    const text = `${header}\nHelena,12345678,1 A St,Troy,700\nJonas,1.23E+08,2 A St,Troy,700`;
    const [first, second] = read(text).recipients;

    expect(first?.answers['recipient.tin']).toBe('012345678');
    expect(rulesOf(text)).toEqual([
      '2 recipient.tin: zeros-restored',
      '2 recipient.tin: bare-number',
      '3 recipient.tin: spreadsheet-number',
    ]);
    expect([first, second].map((each) => each !== undefined && isUsable(each))).toEqual([true, false]);
  });

  it('reads ticks as people write them', () => {
    const { recipients } = read(
      `${header},directSales,corrected\n${helena},x,no\n${helena.replace('6789', '6788')},VRAI,maybe`,
    );

    expect(recipients.map(({ answers }) => [answers['directSales'], answers['corrected']])).toEqual([
      [true, undefined],
      [true, 'maybe'],
    ]);
    expect(recipients[1]?.problems).toContainEqual({
      question: 'corrected',
      weight: 'wrong',
      rule: 'not-a-tick',
    });
  });

  it('names the row and the field of what is wrong', () => {
    expect(rulesOf(`${header},goldenParachute\n${helena},\nJonas,999,1 A St,,-5,10`)).toEqual([
      '3 recipient.tin: tin-form',
      '3 recipient.city: required',
      '3 rents: money-negative',
      '3 goldenParachute: not-asked',
    ]);
  });

  it('doubts rows that repeat another, and recipients that come twice', () => {
    expect(rulesOf(`${header}\n${helena}\n${helena}\n${helena.replace('14400', '900')}`)).toEqual([
      '3 recipient.tin: same-row',
      '4 recipient.tin: same-recipient',
    ]);
  });

  it.each([
    ['', 'table-empty'],
    [header, 'table-empty'],
    [`${header},shoe size\n${helena},9`, 'unknown-column'],
    [`${header},rents\n${helena},9`, 'column-twice'],
    [`${header}\n${`${helena}\n`.repeat(mostRecipients + 1)}`, 'too-many-rows'],
  ])('is refused as a whole: %.20s %s', (text, rule) => {
    expect(read(text)).toMatchObject({ recipients: [], problems: [{ rule }] });
  });

  it('may have a thousand rows', () => {
    const rows = Array.from({ length: mostRecipients }, (_, index) =>
      helena.replace('6789', String(1000 + index)),
    );
    const { recipients } = read([header, ...rows].join('\n'));

    expect(recipients.filter(isUsable)).toHaveLength(mostRecipients);
  });
});

it('is not read from bytes that are no text', () => {
  expect(decodeTable(Uint8Array.of(80, 75, 3, 4, 0, 0))).toBeNull();
});

it('has a template with a column for every question', () => {
  const template = recipientTemplate(form);

  expect(template.startsWith('\ufeff"year"')).toBe(true);
  expect(read(`${template}${'"",'.repeat(3)}"x"`).problems).toEqual([]);
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

function latin1(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
