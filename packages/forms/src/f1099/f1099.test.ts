import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers.ts';
import { checkAnswers } from '../check-answers.ts';
import { revisionFor } from '../revision-for.ts';
import { visibleQuestions } from '../visible-questions.ts';
import { form } from './form.ts';

const statement: Answers = {
  year: '2025',
  'payer.name': 'Cedar & Cloth LLC',
  'payer.street': '38 Mill St',
  'payer.city': 'Burlington, VT 05401',
  'payer.phone': '802-555-0177',
  'payer.tin': '84-2901234',
  'recipient.tin': '123-45-6789',
  'recipient.name': 'Helena Boucher',
  'recipient.street': '412 Pearl St',
  'recipient.city': 'Burlington, VT 05401',
  rents: '14,400',
};

function rulesOf(changed: Answers): string[] {
  return checkAnswers(form, { ...statement, ...changed }, '2026-11-23').map(
    ({ question, rule, weight }) => `${question}: ${rule}${weight === 'doubtful' ? '' : ` (${weight})`}`,
  );
}

describe('the rules of the 1099-MISC', () => {
  it.each<[Answers, string[]]>([
    [{}, []],
    [{ rents: '-1' }, ['rents: money-negative (wrong)']],
    [{ federalTax: '14400' }, []],
    [{ federalTax: '14400.01' }, ['federalTax: tax-over-income']],
    [{ federalTax: '15000', royalties: '600' }, []],
    [{ rents: '599.99' }, ['rents: below-threshold']],
    [{ rents: '600' }, []],
    [{ rents: '1999.99', year: '2026' }, ['rents: below-threshold']],
    [{ rents: '2000', year: '2026' }, []],
    [{ rents: '', royalties: '10' }, []],
    [{ rents: '', attorney: '600', year: '2026' }, []],
    [{ rents: '', fishingBoat: '0.01' }, []],
    [{ rents: '10', federalTax: '1' }, []],
    [{ 'payer.tin': '842901234' }, ['payer.tin: bare-number']],
    [{ 'payer.tin': '123-45-6789' }, ['recipient.tin: same-number']],
    [{ 'state1.tax': '10' }, ['state1.number: state-number']],
    [{ 'state1.number': 'VT 12' }, ['state1.income: state-amount']],
    [{ 'state1.number': 'VT 12', 'state1.income': '5' }, []],
    [{ 'state2.number': 'VT 12', 'state2.income': '5' }, ['state2.number: first-state']],
    [{ year: '2026', cashTips: '5', tippedOccupation: '101' }, ['otherIncome: parts-over-other']],
    [{ year: '2026', otherIncome: '5', cashTips: '5' }, ['tippedOccupation: tips-without-code']],
    [{ year: '2020' }, ['year: not-a-choice (wrong)']],
    [{ 'recipient.name': '' }, ['recipient.name: required (missing)']],
  ])('judge %o', (changed, rules) => {
    expect(rulesOf(changed)).toEqual(rules);
  });

  it('doubt a year that has not begun', () => {
    expect(checkAnswers(form, { ...statement, year: '2026', rents: '2000' }, '2025-12-31')).toEqual([
      { question: 'year', weight: 'doubtful', rule: 'future-year', values: {} },
    ]);
  });
});

it.each([
  ['2026', '2026-12', ['cashTips', 'tippedOccupation', 'overtime']],
  ['2025', '2025-04', []],
  ['2024', '2024-01', ['goldenParachute']],
  ['2023', '2022-01', ['goldenParachute']],
  ['2022', '2022-01', ['goldenParachute']],
  ['2021', '2021', ['goldenParachute']],
])('asks what the form of %s has', (year, revision, boxes) => {
  const asked = visibleQuestions(form, { year }).map(({ name }) => name);

  expect(revisionFor(form, { year }).id).toBe(revision);
  expect(
    asked.filter((name) => ['cashTips', 'tippedOccupation', 'overtime', 'goldenParachute'].includes(name)),
  ).toEqual(boxes);
  expect(asked.filter((name) => !(name in revisionFor(form, { year }).map))).toEqual(['copies']);
});
