import { type Answers, answerTo, textOf } from '../answers.ts';
import { centsText, readCents } from '../formats/amounts.ts';
import { generalThreshold, lastingThresholds } from '../information-returns/thresholds.ts';
import type { AnswerProblem } from '../problem.ts';

/** Boxes whose amounts are income, with the name of their threshold where they have one of their own. */
const incomeBoxes = [
  'rents',
  'royalties',
  'otherIncome',
  'fishingBoat',
  'medical',
  'substitutePayments',
  'cropInsurance',
  'attorney',
  'fish',
  'goldenParachute',
  'nonqualified',
] as const;

/** Rules between the answers of a 1099-MISC; all of them ask to look again, as an unusual statement may be right. */
export function check1099(answers: Answers, today: string): AnswerProblem[] {
  return [
    ...checkYear(answers, today),
    ...checkNumbers(answers),
    ...checkAmounts(answers),
    ...checkTips(answers),
    ...checkStates(answers),
  ];
}

function doubt(question: string, rule: string, values: AnswerProblem['values'] = {}): AnswerProblem {
  return { question, weight: 'doubtful', rule, values };
}

function checkYear(answers: Answers, today: string): AnswerProblem[] {
  return Number(textOf(answers, 'year')) > Number(today.slice(0, 4)) ? [doubt('year', 'future-year')] : [];
}

function checkNumbers(answers: Answers): AnswerProblem[] {
  const [payer, recipient] = ['payer.tin', 'recipient.tin'].map((name) => textOf(answers, name));
  const isSame = payer !== '' && payer?.replace(/\D/g, '') === recipient?.replace(/\D/g, '');

  return [
    // Both kinds of numbers have nine digits; without a hyphen they are printed as those of a person.
    ...['payer.tin', 'recipient.tin']
      .filter((name) => /^\d{9}$/.test(textOf(answers, name)))
      .map((name) => doubt(name, 'bare-number')),
    ...(isSame ? [doubt('recipient.tin', 'same-number')] : []),
  ];
}

function checkAmounts(answers: Answers): AnswerProblem[] {
  const cents = (box: string): number => readCents(textOf(answers, box)) ?? 0;
  const income = incomeBoxes.reduce((sum, box) => sum + cents(box), 0);
  const withheld = cents('federalTax');
  const general = generalThreshold(Number(textOf(answers, 'year'))) * 100;
  const isReportable =
    withheld > 0 ||
    cents('deferrals') > 0 ||
    answerTo(answers, 'directSales') !== null ||
    incomeBoxes.some(
      (box) => cents(box) > 0 && cents(box) >= (lastingThresholds[box] ?? general / 100) * 100,
    );

  return [
    ...(withheld > 0 && withheld > income
      ? [doubt('federalTax', 'tax-over-income', { income: centsText(income) })]
      : []),
    ...(isReportable ? [] : [doubt('rents', 'below-threshold', { amount: general / 100 })]),
  ];
}

/** Tips and overtime are parts of box 3. */
function checkTips(answers: Answers): AnswerProblem[] {
  const cents = (box: string): number => readCents(textOf(answers, box)) ?? 0;
  const isTooMuch = cents('cashTips') + cents('overtime') > cents('otherIncome');

  return [
    ...(isTooMuch ? [doubt('otherIncome', 'parts-over-other')] : []),
    ...(cents('cashTips') > 0 && textOf(answers, 'tippedOccupation') === ''
      ? [doubt('tippedOccupation', 'tips-without-code')]
      : []),
  ];
}

function checkStates(answers: Answers): AnswerProblem[] {
  const has = (name: string): boolean => textOf(answers, name) !== '';
  const isUsed = (state: string): boolean =>
    ['tax', 'number', 'income'].some((part) => has(`${state}.${part}`));

  return [
    ...['state1', 'state2'].flatMap((state) => {
      const hasAmount = has(`${state}.tax`) || has(`${state}.income`);

      return hasAmount && !has(`${state}.number`)
        ? [doubt(`${state}.number`, 'state-number')]
        : has(`${state}.number`) && !hasAmount
          ? [doubt(`${state}.income`, 'state-amount')]
          : [];
    }),
    ...(isUsed('state2') && !isUsed('state1') ? [doubt('state2.number', 'first-state')] : []),
  ];
}
