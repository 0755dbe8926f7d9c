import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers.ts';
import { checkAnswers } from '../check-answers.ts';
import { revisionFor } from '../revision-for.ts';
import { visibleQuestions } from '../visible-questions.ts';
import { form } from './form.ts';

const statement: Answers = {
  year: '2025',
  'employer.ein': '84-2901234',
  'employer.name': 'Cedar & Cloth LLC',
  'employer.street': '38 Mill St',
  'employer.city': 'Burlington, VT 05401',
  'employee.ssn': '123-45-6789',
  'employee.firstName': 'Helena',
  'employee.lastName': 'Boucher',
  'employee.street': '412 Pearl St',
  'employee.city': 'Burlington, VT 05401',
  wages: '50,000',
  federalTax: '4,100',
  socialSecurityWages: '50,000',
  socialSecurityTax: '3,100',
  medicareWages: '50,000',
  medicareTax: '725',
};

function rulesOf(changed: Answers): string[] {
  return checkAnswers(form, { ...statement, ...changed }, '2026-11-23').map(
    ({ question, rule, weight }) => `${question}: ${rule}${weight === 'doubtful' ? '' : ` (${weight})`}`,
  );
}

/** Wages at the wage base of a year, in dollars, with their tax. */
function atBase(year: string, base: number, over = 0): Answers {
  return {
    year,
    wages: '300000',
    socialSecurityWages: (base + over).toFixed(2),
    socialSecurityTax: ((base + over) * 0.062).toFixed(2),
    medicareWages: '300000',
    medicareTax: '5250',
  };
}

describe('the rules of the W-2', () => {
  it.each<[Answers, string[]]>([
    [{}, []],
    [{ socialSecurityTax: '3,100.53' }, []],
    [{ socialSecurityTax: '3,099.47' }, []],
    [{ socialSecurityTax: '3,100.54' }, ['socialSecurityTax: social-security-tax']],
    [{ socialSecurityTax: '3,099.46' }, ['socialSecurityTax: social-security-tax']],
    [{ medicareTax: '724.47' }, []],
    [{ medicareTax: '724.46' }, ['medicareTax: medicare-tax']],
    [{ medicareTax: '900' }, []],
    [{ medicareWages: '49,999', medicareTax: '725' }, ['medicareWages: medicare-wages']],
    [{ federalTax: '50,000.01' }, ['federalTax: tax-over-wages']],
    [{ federalTax: '-1' }, ['federalTax: money-negative (wrong)']],
    [{ 'box12a.code': 'DD', 'box12a.amount': '9,000' }, []],
    [{ 'box12a.code': 'DD' }, ['box12a.amount: code-without-amount']],
    [{ 'box12b.amount': '5' }, ['box12b.code: amount-without-code']],
    [{ 'box12a.code': 'I', 'box12a.amount': '5' }, ['box12a.code: not-a-choice (wrong)']],
    [{ 'box12a.code': 'TP', 'box12a.amount': '5' }, ['box12a.code: code-year']],
    [{ year: '2026', 'box12a.code': 'TP', 'box12a.amount': '5' }, ['tippedOccupation: tips-without-code']],
    [
      { 'box12a.code': 'W', 'box12a.amount': '5', 'box12c.code': 'W', 'box12c.amount': '6' },
      ['box12c.code: code-twice'],
    ],
    [{ 'box12a.code': 'D', 'box12a.amount': '5' }, ['retirementPlan: retirement-plan']],
    [{ 'box12a.code': 'D', 'box12a.amount': '5', retirementPlan: true }, []],
    [
      { 'state1.wages': '50,000', 'state1.tax': '1,000' },
      ['state1.state: state-name', 'state1.id: state-id'],
    ],
    [{ 'state1.state': 'VT', 'state1.id': '12', 'state1.tax': '5' }, ['state1.wages: state-wages']],
    [{ 'state1.localTax': '5' }, ['state1.locality: locality']],
    [{ 'state2.state': 'VT' }, ['state2.state: first-state']],
    [{ 'employee.ssn': '912-45-6789' }, ['employee.ssn: ssn-area (wrong)']],
  ])('judge %o', (changed, rules) => {
    expect(rulesOf(changed)).toEqual(rules);
  });

  it.each([
    ['2021', 142_800],
    ['2022', 147_000],
    ['2023', 160_200],
    ['2024', 168_600],
    ['2025', 176_100],
    ['2026', 184_500],
  ])('know the wage base of %s', (year, base) => {
    expect(rulesOf(atBase(year, base))).toEqual([]);
    expect(rulesOf(atBase(year, base, 0.01))).toEqual(['socialSecurityWages: wage-base']);
  });
});

it.each([
  ['2026', '2026', true],
  ['2025', '2021', false],
  ['2021', '2021', false],
])('asks what the form of %s has', (year, revision, hasTips) => {
  const asked = visibleQuestions(form, { year }).map(({ name }) => name);

  expect(revisionFor(form, { year }).id).toBe(revision);
  expect(asked.includes('tippedOccupation')).toBe(hasTips);
  expect(asked.filter((name) => !(name in revisionFor(form, { year }).map))).toEqual(['copies']);
});
