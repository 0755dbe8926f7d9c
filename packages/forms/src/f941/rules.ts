import { type Answers, textOf } from '../answers.ts';
import { readCents } from '../formats/amounts.ts';
import type { AnswerProblem } from '../problem.ts';

/** Limits of line 16, in cents: no deposits below the first, a deposit the next day from the second. */
const smallLiability = 2_500_00;
const nextDayLiability = 100_000_00;

/** Payrolls of a quarter, each of which rounds the share of an employee by up to a cent. */
const payrollsPerQuarter = 13;

/** Rules between the lines of a 941; computed lines are part of the answers. */
export function check941(answers: Answers): AnswerProblem[] {
  const cents = (name: string) => readCents(textOf(answers, name)) ?? 0;
  const has = (name: string) => textOf(answers, name) !== '';
  const problems: AnswerProblem[] = [];
  const doubt = (question: string, rule: string) => problems.push({ question, weight: 'doubtful', rule });
  const refuse = (question: string, rule: string) => problems.push({ question, weight: 'wrong', rule });

  if (has('line5c') && cents('line5c') < cents('line5a') + cents('line5b')) {
    doubt('line5c', 'medicare-below-social-security');
  }

  if (cents('line5d') > cents('line5c')) {
    doubt('line5d', 'additional-above-medicare');
  }

  if (Math.abs(cents('line7')) > Math.max(1, Number(textOf(answers, 'line1')) || 0) * payrollsPerQuarter) {
    doubt('line7', 'fractions-too-large');
  }

  if (cents('line11') > Math.max(0, cents('line10'))) {
    doubt('line11', 'credit-above-taxes');
  }

  if (has('line15') && !has('overpayment')) {
    problems.push({ question: 'overpayment', weight: 'missing', rule: 'overpayment-open' });
  }

  if (!has('line15') && has('overpayment')) {
    doubt('overpayment', 'no-overpayment');
  }

  problems.push(...checkDeposits(answers, cents));

  if (has('designee.pin') && !/^\d{5}$/.test(textOf(answers, 'designee.pin'))) {
    refuse('designee.pin', 'pin-form');
  }

  if (has('preparer.ptin') && !/^P\d{8}$/i.test(textOf(answers, 'preparer.ptin'))) {
    refuse('preparer.ptin', 'ptin-form');
  }

  return problems;
}

function checkDeposits(answers: Answers, cents: (name: string) => number): AnswerProblem[] {
  const total = cents('line12');

  switch (textOf(answers, 'deposits')) {
    case 'small':
      return total >= smallLiability ? [{ question: 'deposits', weight: 'doubtful', rule: 'not-small' }] : [];
    case 'monthly':
      return [
        ...(total >= nextDayLiability
          ? [{ question: 'deposits', weight: 'doubtful', rule: 'next-day' } as const]
          : []),
        ...(cents('monthsTotal') === total
          ? []
          : [{ question: 'monthsTotal', weight: 'doubtful', rule: 'months-differ' } as const]),
      ];
    default:
      return [];
  }
}
