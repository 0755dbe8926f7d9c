import type { AskedWhen, FormQuestion, QuestionGroup } from '../question.ts';

const hasOtherWages: readonly AskedWhen[] = [{ question: 'wagesAreTaxed', is: ['yes'] }];
const isMonthly: readonly AskedWhen[] = [{ question: 'deposits', is: ['monthly'] }];
const hasDesignee: readonly AskedWhen[] = [{ question: 'designee', is: ['yes'] }];
const hasPreparer: readonly AskedWhen[] = [{ question: 'preparer', is: [true] }];
const hasVoucher: readonly AskedWhen[] = [{ question: 'voucher', is: [true] }];

const money = (name: string, more: { readonly when?: readonly AskedWhen[]; readonly negative?: true } = {}) =>
  ({ kind: 'text', name, format: 'money', ...more }) as const satisfies FormQuestion;

const derived = (name: string, when?: readonly AskedWhen[]) =>
  ({
    kind: 'derived',
    name,
    format: 'money',
    ...(when === undefined ? {} : { when }),
  }) as const satisfies FormQuestion;

export const groups: readonly QuestionGroup[] = [
  {
    name: 'employer',
    questions: [
      { kind: 'text', name: 'employer.ein', format: 'ein', required: true },
      { kind: 'text', name: 'employer.name', format: 'text', required: true },
      { kind: 'text', name: 'employer.tradeName', format: 'text' },
      { kind: 'text', name: 'employer.street', format: 'text', required: true },
      { kind: 'text', name: 'employer.city', format: 'text', required: true },
      { kind: 'text', name: 'employer.state', format: 'state' },
      { kind: 'text', name: 'employer.zip', format: 'zip' },
      { kind: 'text', name: 'employer.country', format: 'text' },
      { kind: 'text', name: 'employer.province', format: 'text' },
      { kind: 'text', name: 'employer.postalCode', format: 'text' },
      { kind: 'choice', name: 'quarter', choices: ['1', '2', '3', '4'], required: true },
    ],
  },
  {
    name: 'wages',
    questions: [
      { kind: 'text', name: 'line1', format: 'count' },
      money('line2'),
      money('line3'),
      { kind: 'choice', name: 'wagesAreTaxed', choices: ['yes', 'no'], required: true },
      money('line5a', { when: hasOtherWages }),
      derived('line5aTax', hasOtherWages),
      money('line5b', { when: hasOtherWages }),
      derived('line5bTax', hasOtherWages),
      money('line5c', { when: hasOtherWages }),
      derived('line5cTax', hasOtherWages),
      money('line5d', { when: hasOtherWages }),
      derived('line5dTax', hasOtherWages),
      derived('line5e', hasOtherWages),
      money('line5f'),
      derived('line6'),
    ],
  },
  {
    name: 'adjustments',
    questions: [
      money('line7', { negative: true }),
      money('line8', { negative: true }),
      money('line9', { negative: true }),
      derived('line10'),
      money('line11'),
      derived('line12'),
      money('line13'),
      derived('line14'),
      derived('line15'),
      { kind: 'choice', name: 'overpayment', choices: ['next-return', 'refund'] },
    ],
  },
  {
    name: 'deposits',
    questions: [
      { kind: 'choice', name: 'deposits', choices: ['small', 'monthly', 'semiweekly'], required: true },
      money('month1', { when: isMonthly }),
      money('month2', { when: isMonthly }),
      money('month3', { when: isMonthly }),
      derived('monthsTotal', isMonthly),
    ],
  },
  {
    name: 'business',
    questions: [
      { kind: 'check', name: 'closed' },
      {
        kind: 'text',
        name: 'finalDate',
        format: 'date',
        when: [{ question: 'closed', is: [true] }],
        required: true,
      },
      { kind: 'check', name: 'seasonal' },
    ],
  },
  {
    name: 'designee',
    questions: [
      { kind: 'choice', name: 'designee', choices: ['yes', 'no'], required: true },
      { kind: 'text', name: 'designee.name', format: 'text', when: hasDesignee, required: true },
      { kind: 'text', name: 'designee.phone', format: 'phone', when: hasDesignee, required: true },
      { kind: 'text', name: 'designee.pin', format: 'count', most: 5, when: hasDesignee, required: true },
    ],
  },
  {
    name: 'signer',
    questions: [
      { kind: 'text', name: 'signer.name', format: 'text' },
      { kind: 'text', name: 'signer.title', format: 'text' },
      { kind: 'text', name: 'signer.phone', format: 'phone' },
      { kind: 'check', name: 'preparer' },
      { kind: 'text', name: 'preparer.name', format: 'text', when: hasPreparer },
      { kind: 'text', name: 'preparer.ptin', format: 'text', most: 11, when: hasPreparer },
      { kind: 'check', name: 'preparer.selfEmployed', when: hasPreparer },
      { kind: 'text', name: 'preparer.firm', format: 'text', when: hasPreparer },
      { kind: 'text', name: 'preparer.ein', format: 'ein', when: hasPreparer },
      { kind: 'text', name: 'preparer.address', format: 'text', when: hasPreparer },
      { kind: 'text', name: 'preparer.city', format: 'text', when: hasPreparer },
      { kind: 'text', name: 'preparer.state', format: 'state', when: hasPreparer },
      { kind: 'text', name: 'preparer.zip', format: 'zip', when: hasPreparer },
      { kind: 'text', name: 'preparer.phone', format: 'phone', when: hasPreparer },
    ],
  },
  {
    name: 'voucher',
    questions: [
      { kind: 'check', name: 'voucher' },
      money('voucher.amount', { when: hasVoucher }),
      { kind: 'derived', name: 'voucher.place', format: 'text', when: hasVoucher },
    ],
  },
];
