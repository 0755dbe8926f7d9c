import type { FormWords } from '../form.ts';
import { dateInWords } from '../information-returns/date-in-words.ts';
import { dueDates1099 } from '../information-returns/due-dates.ts';

/** Due dates of the statements that are made next. */
const due = dueDates1099(2026);
const words = (date: string) => dateInWords(date, 'en');

export default {
  title: 'Form 1099-MISC',
  lead: 'Statements for the recipient and the state: Copies 1, B and 2, of the year that you choose.',
  notice:
    'Octavo is not affiliated with the IRS. This is not tax advice. The form and its instructions are free at irs.gov. Copy A goes to the IRS electronically or on the official scannable form; one that is printed from a PDF may be penalized. Fees of contractors belong on Form 1099-NEC.',
  groups: {
    statement: {
      title: 'Year',
      hint: `Statements of 2026 are due to recipients by ${words(due.recipient)}, with an amount in box 8 or 10 by ${words(due.recipientWithBrokerOrAttorney)}, and to the IRS by ${words(due.irsOnPaper)} on paper or ${words(due.irsElectronically)} electronically.`,
    },
    payer: { title: 'Payer', hint: 'Who made the payments' },
    recipient: { title: 'Recipient', hint: 'Who received them, as on the recipient’s Form W-9' },
    amounts: {
      title: 'Payments and tax withheld',
      hint: 'In dollars and cents; leave the other boxes empty',
    },
    states: { title: 'State information', hint: 'Optional, one line for each state' },
  },
  questions: {
    year: {
      label: 'Calendar year of the payments',
      hint: 'The boxes follow the official form of this year.',
    },
    copies: {
      label: 'Copies',
      choices: {
        all: 'All: Copies 1, B and 2',
        recipient: 'For the recipient: Copies B and 2',
        state: 'For the state: Copy 1',
      },
    },
    corrected: { label: 'This statement corrects an earlier one' },
    'payer.name': { label: 'Payer’s name' },
    'payer.street': { label: 'Payer’s street address' },
    'payer.city': {
      label: 'Payer’s city, state and ZIP code',
      hint: 'With the country outside the United States',
    },
    'payer.phone': {
      label: 'Payer’s telephone number',
      hint: 'Where the recipient can ask about the statement',
    },
    'payer.tin': { label: 'Payer’s taxpayer number', hint: 'An employer number has the form 12-3456789' },
    'recipient.tin': {
      label: 'Recipient’s taxpayer number',
      hint: 'Social security number 123-45-6789, ITIN, or employer number 12-3456789',
    },
    'recipient.name': { label: 'Recipient’s name' },
    'recipient.street': { label: 'Recipient’s street address', hint: 'With the apartment' },
    'recipient.city': { label: 'Recipient’s city, state and ZIP code' },
    account: { label: 'Account number', hint: 'Needed when a recipient gets several statements' },
    rents: { label: 'Rents', hint: 'Box 1' },
    royalties: { label: 'Royalties', hint: 'Box 2, from $10' },
    otherIncome: { label: 'Other income', hint: 'Box 3: prizes, awards and other payments' },
    cashTips: { label: 'Cash tips included in box 3', hint: 'Box 13a' },
    tippedOccupation: { label: 'Treasury Tipped Occupation Code', hint: 'Box 13b: three digits' },
    overtime: { label: 'Qualified overtime compensation included in box 3', hint: 'Box 14' },
    federalTax: { label: 'Federal income tax withheld', hint: 'Box 4: backup withholding' },
    fishingBoat: { label: 'Fishing boat proceeds', hint: 'Box 5' },
    medical: { label: 'Medical and health care payments', hint: 'Box 6, also to corporations' },
    directSales: { label: 'Direct sales of $5,000 or more of consumer products for resale', hint: 'Box 7' },
    substitutePayments: {
      label: 'Substitute payments in lieu of dividends or interest',
      hint: 'Box 8, from $10',
    },
    cropInsurance: { label: 'Crop insurance proceeds', hint: 'Box 9' },
    attorney: {
      label: 'Gross proceeds paid to an attorney',
      hint: 'Box 10: settlements; fees for services to you belong on Form 1099-NEC',
    },
    fish: { label: 'Fish purchased for resale', hint: 'Box 11: cash payments' },
    deferrals: { label: 'Section 409A deferrals', hint: 'Box 12, optional' },
    fatca: { label: 'FATCA filing requirement', hint: 'For accounts that are reported under chapter 4' },
    goldenParachute: {
      label: 'Excess golden parachute payments',
      hint: 'Box 14, box 13 in 2021; since April 2025 on Form 1099-NEC',
    },
    nonqualified: { label: 'Nonqualified deferred compensation', hint: 'Box 15, box 14 in 2021' },
    'state1.tax': { label: 'First state: tax withheld', hint: 'Box 16, box 15 in 2021' },
    'state1.number': {
      label: 'First state and your number there',
      hint: 'Box 17, box 16 in 2021: CA 123-4567-8',
    },
    'state1.income': { label: 'First state: income', hint: 'Box 18, box 17 in 2021' },
    'state2.tax': { label: 'Second state: tax withheld' },
    'state2.number': { label: 'Second state and your number there' },
    'state2.income': { label: 'Second state: income' },
  },
  rules: {
    'future-year': 'This year has not begun yet.',
    'bare-number':
      'Nine digits without hyphens are printed as a social security number. Write an employer number as 12-3456789.',
    'same-number': 'Payer and recipient have the same number.',
    'tax-over-income': 'The tax withheld exceeds the payments, which add up to ${income}.',
    'below-threshold':
      'No amount reaches what must be reported: ${amount} for most boxes of this year, $10 for royalties and substitute payments.',
    'parts-over-other': 'Box 3 includes the tips and the overtime, so it cannot be less.',
    'tips-without-code': 'Tips go with the code of the occupation.',
    'state-number': 'State amounts go with the state and your number there.',
    'state-amount': 'A state number goes with the tax or the income of the state.',
    'first-state': 'Fill in the first line before the second.',
  },
} satisfies FormWords;
