import { type Answers, answerTo, textOf } from '../answers.ts';
import { centsText, readCents } from '../formats/amounts.ts';
import type { AnswerProblem } from '../problem.ts';
import { codesOf } from './box-12-codes.ts';
import { wageBaseCents } from './years.ts';

/** Shares of wages that are withheld, in ten thousandths. */
const socialSecurityShare = 620;
const medicareShare = 145;
const wholeShare = 10_000;

/** Largest number of pay periods in a year of weekly pay; each may round the tax by a cent. */
const mostPayPeriods = 53;

const box12 = ['box12a', 'box12b', 'box12c', 'box12d'] as const;

/** Codes of deferrals to retirement plans, of which box 13 tells the employee. */
const retirementCodes = new Set(['D', 'E', 'F', 'H', 'S', 'AA', 'BB']);

/** Rules between the answers of a W-2; those of weight `doubtful` ask to look again, as an unusual one may be right. */
export function checkW2(answers: Answers, today: string): AnswerProblem[] {
  return [
    ...checkYear(answers, today),
    ...checkTaxes(answers),
    ...checkBox12(answers),
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

function checkTaxes(answers: Answers): AnswerProblem[] {
  const cents = (box: string): number => readCents(textOf(answers, box)) ?? 0;
  const taxable = cents('socialSecurityWages') + cents('socialSecurityTips');
  const base = wageBaseCents(textOf(answers, 'year'));
  const socialSecurity = shareOf(taxable, socialSecurityShare);
  const medicare = shareOf(cents('medicareWages'), medicareShare);

  return [
    ...(base !== null && taxable > base
      ? [doubt('socialSecurityWages', 'wage-base', { base: centsText(base) })]
      : []),
    ...(Math.abs(cents('socialSecurityTax') - socialSecurity) > mostPayPeriods
      ? [doubt('socialSecurityTax', 'social-security-tax', { tax: centsText(socialSecurity) })]
      : []),
    // Wages over $200,000 add the Additional Medicare Tax, so only too little is unlikely.
    ...(cents('medicareTax') < medicare - mostPayPeriods
      ? [doubt('medicareTax', 'medicare-tax', { tax: centsText(medicare) })]
      : []),
    ...(cents('medicareWages') < taxable ? [doubt('medicareWages', 'medicare-wages')] : []),
    ...(cents('federalTax') > cents('wages') ? [doubt('federalTax', 'tax-over-wages')] : []),
  ];
}

function shareOf(cents: number, share: number): number {
  return Math.round((cents * share) / wholeShare);
}

function checkBox12(answers: Answers): AnswerProblem[] {
  const offered = new Set(codesOf(textOf(answers, 'year')).map(({ code }) => code));
  const codes = box12.map((box) => textOf(answers, `${box}.code`));
  const hasRetirement = codes.some((code) => retirementCodes.has(code));

  return [
    ...box12.flatMap((box, index): AnswerProblem[] => {
      const code = codes[index] ?? '';
      const hasAmount = textOf(answers, `${box}.amount`) !== '';

      if (code === '') {
        return hasAmount ? [doubt(`${box}.code`, 'amount-without-code')] : [];
      }

      return [
        ...(offered.has(code) ? [] : [doubt(`${box}.code`, 'code-year', { code })]),
        ...(codes.indexOf(code) < index ? [doubt(`${box}.code`, 'code-twice', { code })] : []),
        ...(hasAmount ? [] : [doubt(`${box}.amount`, 'code-without-amount')]),
      ];
    }),
    ...(hasRetirement && answerTo(answers, 'retirementPlan') === null
      ? [doubt('retirementPlan', 'retirement-plan')]
      : []),
  ];
}

function checkTips(answers: Answers): AnswerProblem[] {
  const hasTips = box12.some((box) => textOf(answers, `${box}.code`) === 'TP');

  return hasTips && textOf(answers, 'tippedOccupation') === ''
    ? [doubt('tippedOccupation', 'tips-without-code')]
    : [];
}

function checkStates(answers: Answers): AnswerProblem[] {
  const has = (name: string): boolean => textOf(answers, name) !== '';
  const parts = ['state', 'id', 'wages', 'tax', 'localWages', 'localTax', 'locality'];
  const isUsed = (state: string): boolean => parts.some((part) => has(`${state}.${part}`));

  return [
    ...['state1', 'state2'].flatMap((state) => {
      const hasState = has(`${state}.wages`) || has(`${state}.tax`) || has(`${state}.id`);
      const hasLocal = has(`${state}.localWages`) || has(`${state}.localTax`);

      return [
        ...(hasState && !has(`${state}.state`) ? [doubt(`${state}.state`, 'state-name')] : []),
        ...((has(`${state}.wages`) || has(`${state}.tax`)) && !has(`${state}.id`)
          ? [doubt(`${state}.id`, 'state-id')]
          : []),
        ...(has(`${state}.tax`) && !has(`${state}.wages`) ? [doubt(`${state}.wages`, 'state-wages')] : []),
        ...(hasLocal && !has(`${state}.locality`) ? [doubt(`${state}.locality`, 'locality')] : []),
      ];
    }),
    ...(isUsed('state2') && !isUsed('state1') ? [doubt('state2.state', 'first-state')] : []),
  ];
}
