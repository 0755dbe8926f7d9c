import type { FormWords, QuestionWords } from '../form.ts';
import { dateInWords } from '../information-returns/date-in-words.ts';
import { dueDateW2 } from '../information-returns/due-dates.ts';

/** Due date of the statements that are made next. */
const due = dateInWords(dueDateW2(2026), 'en');

export default {
  title: 'Form W-2',
  lead: 'Statements for the employee and the state: Copies 1, B, C and 2, of the tax year that you choose.',
  notice:
    'Octavo is not affiliated with the IRS or the Social Security Administration. This is not tax advice. The form and its instructions are free at irs.gov. Copy A goes to the Social Security Administration electronically or on the official red form; it cannot be printed from a PDF.',
  groups: {
    employer: {
      title: 'Year and employer',
      hint: `Statements of 2026 are due to employees and the Social Security Administration by ${due}.`,
    },
    employee: { title: 'Employee' },
    wages: { title: 'Wages and taxes', hint: 'Boxes 1 to 11, in dollars and cents' },
    codes: { title: 'Boxes 12 to 14' },
    states: { title: 'State and local taxes', hint: 'Boxes 15 to 20, one line for each state' },
  },
  questions: {
    year: { label: 'Tax year', hint: 'The boxes follow the official form of this year.' },
    copies: {
      label: 'Copies',
      choices: {
        all: 'All: Copies 1, B, C and 2',
        employee: 'For the employee: Copies B, C and 2',
        state: 'For the state: Copy 1',
      },
    },
    'employer.ein': { label: 'Employer identification number (EIN)', hint: 'Box b' },
    'employer.name': { label: 'Employer’s name', hint: 'Box c' },
    'employer.street': { label: 'Employer’s street address' },
    'employer.city': { label: 'Employer’s city, state and ZIP code', hint: 'San Francisco, CA 94102' },
    control: { label: 'Control number', hint: 'Box d, optional: a number of your payroll system' },
    'employee.ssn': { label: 'Employee’s social security number', hint: 'Box a' },
    'employee.firstName': {
      label: 'Employee’s first name and initial',
      hint: 'Box e, as on the social security card',
    },
    'employee.lastName': { label: 'Employee’s last name' },
    'employee.suffix': { label: 'Suffix', hint: 'Such as Jr.' },
    'employee.street': { label: 'Employee’s street address', hint: 'Box f' },
    'employee.city': { label: 'Employee’s city, state and ZIP code' },
    wages: { label: 'Wages, tips, other compensation', hint: 'Box 1' },
    federalTax: { label: 'Federal income tax withheld', hint: 'Box 2' },
    socialSecurityWages: { label: 'Social security wages', hint: 'Box 3, without tips' },
    socialSecurityTax: { label: 'Social security tax withheld', hint: 'Box 4: 6.2% of boxes 3 and 7' },
    medicareWages: { label: 'Medicare wages and tips', hint: 'Box 5' },
    medicareTax: {
      label: 'Medicare tax withheld',
      hint: 'Box 6: 1.45% of box 5, and 0.9% of what exceeds $200,000',
    },
    socialSecurityTips: { label: 'Social security tips', hint: 'Box 7' },
    allocatedTips: { label: 'Allocated tips', hint: 'Box 8' },
    dependentCare: { label: 'Dependent care benefits', hint: 'Box 10' },
    nonqualifiedPlans: { label: 'Nonqualified plans', hint: 'Box 11' },
    'box12a.code': { label: 'Box 12a: code' },
    'box12a.amount': { label: 'Box 12a: amount' },
    'box12b.code': { label: 'Box 12b: code' },
    'box12b.amount': { label: 'Box 12b: amount' },
    'box12c.code': { label: 'Box 12c: code' },
    'box12c.amount': { label: 'Box 12c: amount' },
    'box12d.code': { label: 'Box 12d: code' },
    'box12d.amount': { label: 'Box 12d: amount' },
    statutoryEmployee: { label: 'Statutory employee', hint: 'Box 13' },
    retirementPlan: { label: 'Retirement plan', hint: 'Box 13' },
    sickPay: { label: 'Third-party sick pay', hint: 'Box 13' },
    other: {
      label: 'Other',
      hint: 'Box 14, box 14a since 2026: anything the employee should know, with its amount',
    },
    tippedOccupation: {
      label: 'Treasury Tipped Occupation Code',
      hint: 'Box 14b: three digits, at most two codes',
    },
    ...stateWords(1, 'First'),
    ...stateWords(2, 'Second'),
  },
  rules: {
    'future-year': 'This year has not begun yet.',
    'wage-base': 'Boxes 3 and 7 together exceed the social security wage base of the year, ${base}.',
    'social-security-tax': 'Usually 6.2% of boxes 3 and 7: ${tax}.',
    'medicare-tax': 'Usually at least 1.45% of box 5: ${tax}.',
    'medicare-wages': 'Box 5 is usually at least the sum of boxes 3 and 7.',
    'tax-over-wages': 'The tax exceeds the wages in box 1.',
    'amount-without-code': 'An amount in box 12 needs a code.',
    'code-without-amount': 'A code in box 12 needs an amount.',
    'code-twice': 'The code {code} is in two boxes. Add the amounts up.',
    'code-year': 'The form of this year does not have the code {code}.',
    'retirement-plan': 'Codes D, E, F, H, S, AA and BB usually go with the “Retirement plan” box.',
    'tips-without-code': 'Code TP goes with an occupation code in box 14b.',
    'state-name': 'Name the state of this line.',
    'state-id': 'State amounts go with your state ID number.',
    'state-wages': 'State tax goes with the state wages.',
    locality: 'Local amounts go with the name of the locality.',
    'first-state': 'Fill in the first line before the second.',
  },
} satisfies FormWords;

function stateWords(line: number, which: string): Readonly<Record<string, QuestionWords>> {
  const state = `state${line}`;

  return {
    [`${state}.state`]: { label: `${which} state`, hint: 'Box 15: two letters, such as CA' },
    [`${state}.id`]: { label: `${which} state: employer’s state ID number`, hint: 'Box 15' },
    [`${state}.wages`]: { label: `${which} state: wages, tips, etc.`, hint: 'Box 16' },
    [`${state}.tax`]: { label: `${which} state: income tax`, hint: 'Box 17' },
    [`${state}.localWages`]: { label: `${which} locality: wages, tips, etc.`, hint: 'Box 18' },
    [`${state}.localTax`]: { label: `${which} locality: income tax`, hint: 'Box 19' },
    [`${state}.locality`]: { label: `${which} locality: name`, hint: 'Box 20' },
  };
}
