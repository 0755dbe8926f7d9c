import type { AskedWhen, FormQuestion, QuestionGroup } from '../question.ts';
import { revisions1099, yearsWith } from './boxes.ts';
import { copySets1099 } from './copies.ts';

/** Years that are offered, the newest first. */
const years = revisions1099.flatMap((revision) => revision.years);

export const groups: readonly QuestionGroup[] = [
  {
    name: 'statement',
    questions: [
      { kind: 'choice', name: 'year', choices: years, required: true },
      { kind: 'check', name: 'corrected' },
      { kind: 'choice', name: 'copies', choices: Object.keys(copySets1099) },
    ],
  },
  {
    name: 'payer',
    questions: [
      { kind: 'text', name: 'payer.name', format: 'text', required: true },
      { kind: 'text', name: 'payer.street', format: 'text', required: true },
      { kind: 'text', name: 'payer.city', format: 'text', required: true },
      { kind: 'text', name: 'payer.phone', format: 'text', required: true },
      { kind: 'text', name: 'payer.tin', format: 'tin', required: true },
    ],
  },
  {
    name: 'recipient',
    questions: [
      { kind: 'text', name: 'recipient.tin', format: 'tin', masked: true, required: true },
      { kind: 'text', name: 'recipient.name', format: 'text', required: true },
      { kind: 'text', name: 'recipient.street', format: 'text', required: true },
      { kind: 'text', name: 'recipient.city', format: 'text', required: true },
      { kind: 'text', name: 'account', format: 'text' },
    ],
  },
  {
    name: 'amounts',
    questions: [
      amount('rents'),
      amount('royalties'),
      amount('otherIncome'),
      ofYears('cashTips', 'amount'),
      ofYears('tippedOccupation', 'code'),
      ofYears('overtime', 'amount'),
      amount('federalTax'),
      amount('fishingBoat'),
      amount('medical'),
      { kind: 'check', name: 'directSales' },
      amount('substitutePayments'),
      amount('cropInsurance'),
      amount('attorney'),
      amount('fish'),
      amount('deferrals'),
      { kind: 'check', name: 'fatca' },
      ofYears('goldenParachute', 'amount'),
      amount('nonqualified'),
    ],
  },
  {
    name: 'states',
    questions: ['state1', 'state2'].flatMap((state): FormQuestion[] => [
      amount(`${state}.tax`),
      { kind: 'text', name: `${state}.number`, format: 'text' },
      amount(`${state}.income`),
    ]),
  },
];

function amount(name: string): FormQuestion {
  return { kind: 'text', name, format: 'money' };
}

/** Question of a box that the form of some years lacks. */
function ofYears(name: string, what: 'amount' | 'code'): FormQuestion {
  const when: readonly AskedWhen[] = [{ question: 'year', is: yearsWith(name) }];

  return what === 'amount'
    ? { kind: 'text', name, format: 'money', when }
    : { kind: 'text', name, format: 'text', most: 3, when };
}
