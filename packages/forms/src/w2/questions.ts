import type { FormQuestion, QuestionGroup } from '../question.ts';
import { box12Codes } from './box-12-codes.ts';
import { copySetsW2 } from './copies.ts';
import { revisionsW2 } from './years.ts';

/** Years that are offered, the newest first. */
const years = revisionsW2.flatMap((revision) => revision.years);

/** Years whose form has box 14b. */
const yearsWithTips = revisionsW2
  .filter(({ hasTippedOccupation }) => hasTippedOccupation)
  .flatMap((revision) => revision.years);

export const groups: readonly QuestionGroup[] = [
  {
    name: 'employer',
    questions: [
      { kind: 'choice', name: 'year', choices: years, required: true },
      { kind: 'choice', name: 'copies', choices: Object.keys(copySetsW2) },
      { kind: 'text', name: 'employer.ein', format: 'ein', required: true },
      { kind: 'text', name: 'employer.name', format: 'text', required: true },
      { kind: 'text', name: 'employer.street', format: 'text', required: true },
      { kind: 'text', name: 'employer.city', format: 'text', required: true },
      { kind: 'text', name: 'control', format: 'text' },
    ],
  },
  {
    name: 'employee',
    questions: [
      { kind: 'text', name: 'employee.ssn', format: 'ssn', masked: true, required: true },
      { kind: 'text', name: 'employee.firstName', format: 'text', required: true },
      { kind: 'text', name: 'employee.lastName', format: 'text', required: true },
      { kind: 'text', name: 'employee.suffix', format: 'text', most: 4 },
      { kind: 'text', name: 'employee.street', format: 'text', required: true },
      { kind: 'text', name: 'employee.city', format: 'text', required: true },
    ],
  },
  {
    name: 'wages',
    questions: [
      { kind: 'text', name: 'wages', format: 'money', required: true },
      amount('federalTax'),
      amount('socialSecurityWages'),
      amount('socialSecurityTax'),
      amount('medicareWages'),
      amount('medicareTax'),
      amount('socialSecurityTips'),
      amount('allocatedTips'),
      amount('dependentCare'),
      amount('nonqualifiedPlans'),
    ],
  },
  {
    name: 'codes',
    questions: [
      ...['box12a', 'box12b', 'box12c', 'box12d'].flatMap((box): FormQuestion[] => [
        { kind: 'choice', name: `${box}.code`, choices: box12Codes.map(({ code }) => code) },
        amount(`${box}.amount`),
      ]),
      { kind: 'check', name: 'statutoryEmployee' },
      { kind: 'check', name: 'retirementPlan' },
      { kind: 'check', name: 'sickPay' },
      { kind: 'text', name: 'other', format: 'text', lines: true },
      {
        kind: 'text',
        name: 'tippedOccupation',
        format: 'text',
        most: 9,
        when: [{ question: 'year', is: yearsWithTips }],
      },
    ],
  },
  {
    name: 'states',
    questions: ['state1', 'state2'].flatMap((state): FormQuestion[] => [
      { kind: 'text', name: `${state}.state`, format: 'state' },
      { kind: 'text', name: `${state}.id`, format: 'text' },
      amount(`${state}.wages`),
      amount(`${state}.tax`),
      amount(`${state}.localWages`),
      amount(`${state}.localTax`),
      { kind: 'text', name: `${state}.locality`, format: 'text' },
    ]),
  },
];

function amount(name: string): FormQuestion {
  return { kind: 'text', name, format: 'money' };
}
