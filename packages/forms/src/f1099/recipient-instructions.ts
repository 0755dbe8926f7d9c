import type { StatementParagraph } from '../statements/statement.ts';
import { boxNumber } from './boxes.ts';

const general: readonly StatementParagraph[] = [
  {
    lead: 'Recipient’s taxpayer identification number (TIN).',
    text: 'For your protection, this form may show only the last four digits of your TIN (social security number (SSN), individual taxpayer identification number (ITIN), adoption taxpayer identification number (ATIN), or employer identification number (EIN)). However, the payer has reported your complete TIN to the IRS.',
  },
  {
    lead: 'Account number.',
    text: 'May show an account or other unique number the payer assigned to distinguish your account.',
  },
  {
    lead: 'Amounts shown may be subject to self-employment (SE) tax.',
    text: 'Individuals should see the Instructions for Schedule SE (Form 1040). Corporations, fiduciaries, or partnerships must report the amounts on the appropriate line of their tax returns.',
  },
  {
    lead: 'Form 1099-MISC incorrect?',
    text: 'If this form is incorrect or has been issued in error, contact the payer. If you cannot get this form corrected, attach an explanation to your tax return and report your information correctly.',
  },
];

/** Explanations by box; a box that a revision lacks has none there. */
const explained: readonly { readonly box: string; readonly text: string }[] = [
  {
    box: 'rents',
    text: 'Report rents from real estate on Schedule E (Form 1040). However, report rents on Schedule C (Form 1040) if you provided significant services to the tenant, sold real estate as a business, or rented personal property as a business. See Pub. 527.',
  },
  {
    box: 'royalties',
    text: 'Report royalties from oil, gas, or mineral properties; copyrights; and patents on Schedule E (Form 1040). However, report payments for a working interest as explained in the Schedule E (Form 1040) instructions. For royalties on timber, coal, and iron ore, see Pub. 544.',
  },
  {
    box: 'otherIncome',
    text: 'Generally, report this amount on the “Other income” line of Schedule 1 (Form 1040) and identify the payment. The amount shown may be payments received as the beneficiary of a deceased employee, prizes, awards, taxable damages, Indian gaming profits, or other taxable income. See Pub. 525. If it is trade or business income, report this amount on Schedule C or F (Form 1040).',
  },
  {
    box: 'federalTax',
    text: 'Shows backup withholding or withholding on Indian gaming profits. Generally, a payer must backup withhold if you did not furnish your TIN. See Form W-9 and Pub. 505 for more information. Report this amount on your income tax return as tax withheld.',
  },
  {
    box: 'fishingBoat',
    text: 'Shows the amount paid to you as a fishing boat crew member by the operator, who considers you to be self-employed. Self-employed individuals must report this amount on Schedule C (Form 1040). See Pub. 334.',
  },
  { box: 'medical', text: 'For individuals, report on Schedule C (Form 1040).' },
  {
    box: 'directSales',
    text: 'If checked, consumer products totaling $5,000 or more were sold to you for resale, on a buy-sell, a deposit-commission, or other basis. Generally, report any income from your sale of these products on Schedule C (Form 1040).',
  },
  {
    box: 'substitutePayments',
    text: 'Shows substitute payments in lieu of dividends or tax-exempt interest received by your broker on your behalf as a result of a loan of your securities. Report on the “Other income” line of Schedule 1 (Form 1040).',
  },
  { box: 'cropInsurance', text: 'Report this amount on Schedule F (Form 1040).' },
  {
    box: 'attorney',
    text: 'Shows gross proceeds paid to an attorney in connection with legal services. Report only the taxable part as income on your return.',
  },
  {
    box: 'fish',
    text: 'Shows the amount of cash you received for the sale of fish if you are in the trade or business of catching fish.',
  },
  {
    box: 'deferrals',
    text: 'May show current year deferrals as a nonemployee under a nonqualified deferred compensation (NQDC) plan that is subject to the requirements of section 409A plus any earnings on current and prior year deferrals.',
  },
  {
    box: 'fatca',
    text: 'If the FATCA filing requirement box is checked, the payer is reporting on this Form 1099 to satisfy its account reporting requirement under chapter 4 of the Internal Revenue Code. You may also have a filing requirement. See the Instructions for Form 8938.',
  },
  {
    box: 'goldenParachute',
    text: 'Shows your total compensation of excess golden parachute payments subject to a 20% excise tax. See your tax return instructions for where to report.',
  },
  {
    box: 'cashTips',
    text: 'Shows the cash tips that are included in box 3. You may be able to deduct them; see the instructions for your tax return.',
  },
  {
    box: 'tippedOccupation',
    text: 'Shows the Treasury code of the occupation in which you received the tips.',
  },
  {
    box: 'overtime',
    text: 'Shows the qualified overtime compensation that is included in box 3. You may be able to deduct it; see the instructions for your tax return.',
  },
  {
    box: 'nonqualified',
    text: 'Shows income as a nonemployee under an NQDC plan that does not meet the requirements of section 409A. Any amount included in box 12 that is currently taxable is also included in this box. Report this amount as income on your tax return. This income is also subject to a substantial additional tax to be reported on Form 1040, 1040-SR, or 1040-NR. See the instructions for your tax return.',
  },
];

/** Instructions of a revision for the recipient, which a substitute statement must carry. */
export function recipientInstructions(revision: string): readonly StatementParagraph[] {
  const last = boxNumber(revision, 'stateIncome');

  return [
    ...general,
    ...explained.flatMap(({ box, text }): StatementParagraph[] => {
      const number = boxNumber(revision, box);

      // The box for FATCA has no number in some revisions.
      return number !== null
        ? [{ lead: `Box ${number}.`, text }]
        : box === 'fatca'
          ? [{ lead: 'FATCA filing requirement.', text }]
          : [];
    }),
    {
      lead: `Boxes ${boxNumber(revision, 'stateTax')}–${last}.`,
      text: 'Show state income tax withheld, the payer’s state number, and state income.',
    },
    {
      lead: 'Future developments.',
      text: 'For the latest information about developments related to Form 1099-MISC and its instructions, such as legislation enacted after they were published, go to www.irs.gov/Form1099MISC.',
    },
    {
      lead: 'Free File Program.',
      text: 'Go to www.irs.gov/FreeFile to see if you qualify for no-cost online federal tax preparation, e-filing, and direct deposit or payment options.',
    },
  ];
}
