import type { StatementParagraph } from '../statements/statement.ts';
import { codesOf } from './box-12-codes.ts';
import type { RevisionW2 } from './years.ts';

/** Notice that Copy B must carry. */
export const noticeToEmployee: readonly StatementParagraph[] = [
  {
    lead: 'Do you have to file?',
    text: 'Refer to the Form 1040 instructions to determine if you are required to file a tax return. Even if you don’t have to file a tax return, you may be eligible for a refund if box 2 shows an amount or if you are eligible for any credit.',
  },
  {
    lead: 'Earned income tax credit (EITC).',
    text: 'You may be able to take the EITC if your adjusted gross income (AGI) is less than a certain amount. The amount of the credit is based on income and family size. Workers without children could qualify for a smaller credit. You and any qualifying children must have valid social security numbers (SSNs). You can’t take the EITC if your investment income is more than the specified amount for the year or if income is earned for services provided while you were an inmate at a penal institution. For income limits and more information, visit www.irs.gov/EITC. See also Pub. 596. Any EITC that is more than your tax liability is refunded to you, but only if you file a tax return.',
  },
  {
    lead: 'Employee’s social security number (SSN).',
    text: 'For your protection, this form may show only the last four digits of your SSN. However, your employer has reported your complete SSN to the IRS and the Social Security Administration (SSA).',
  },
  {
    lead: 'Clergy and religious workers.',
    text: 'If you aren’t subject to social security and Medicare taxes, see Pub. 517.',
  },
  {
    lead: 'Corrections.',
    text: 'If your name, SSN, or address is incorrect, correct Copies B, C, and 2 and ask your employer to correct your employment record. Be sure to ask the employer to file Form W-2c, Corrected Wage and Tax Statement, with the SSA to correct any name, SSN, or money amount error reported to the SSA on Form W-2. Be sure to get your copies of Form W-2c from your employer for all corrections made so you may file them with your tax return. If your name and SSN are correct but aren’t the same as shown on your social security card, you should ask for a new card that displays your correct name at any SSA office or by calling 800-772-1213. You may also visit the SSA website at www.SSA.gov.',
  },
  {
    lead: 'Cost of employer-sponsored health coverage.',
    text: 'The reporting in box 12, using code DD, of the cost of employer-sponsored health coverage is for your information only. The amount reported with code DD is not taxable.',
  },
  {
    lead: 'Credit for excess taxes.',
    text: 'If you had more than one employer in the year and too much social security and/or Tier 1 railroad retirement (RRTA) tax was withheld, you may be able to claim a credit for the excess against your federal income tax. See the Form 1040 instructions.',
  },
];

const boxes: readonly StatementParagraph[] = [
  { lead: 'Box 1.', text: 'Enter this amount on the wages line of your tax return.' },
  {
    lead: 'Box 2.',
    text: 'Enter this amount on the federal income tax withheld line of your tax return.',
  },
  {
    lead: 'Box 5.',
    text: 'You may be required to report this amount on Form 8959, Additional Medicare Tax. See the Form 1040 instructions to determine if you are required to complete Form 8959.',
  },
  {
    lead: 'Box 6.',
    text: 'This amount includes the 1.45% Medicare tax withheld on all Medicare wages and tips shown in box 5, as well as the 0.9% Additional Medicare Tax on any of those Medicare wages and tips above $200,000.',
  },
  {
    lead: 'Box 8.',
    text: 'This amount is not included in box 1, 3, 5, or 7. For information on how to report tips on your tax return, see the Form 1040 instructions. You must file Form 4137, Social Security and Medicare Tax on Unreported Tip Income, with your income tax return to report at least the allocated tip amount unless you can prove with adequate records that you received a smaller amount.',
  },
  {
    lead: 'Box 10.',
    text: 'This amount includes the total dependent care benefits that your employer paid to you or incurred on your behalf (including amounts from a section 125 (cafeteria) plan). Any amount over your employer’s plan limit is also included in box 1. Complete Form 2441, Child and Dependent Care Expenses, to figure any taxable and nontaxable amounts.',
  },
  {
    lead: 'Box 11.',
    text: 'This amount is (a) reported in box 1 if it is a distribution made to you from a nonqualified deferred compensation or nongovernmental section 457(b) plan, or (b) included in box 3 and/or box 5 if it is a prior year deferral under a nonqualified or section 457(b) plan that became taxable for social security and Medicare taxes this year because there is no longer a substantial risk of forfeiture of your right to the deferred amount.',
  },
];

/** Instructions of a revision for the employee, which a substitute statement must carry. */
export function employeeInstructions({
  years,
  hasTippedOccupation,
}: RevisionW2): readonly StatementParagraph[] {
  return [
    ...boxes,
    {
      lead: 'Box 12.',
      text: 'The following list explains the codes shown in box 12. You may need this information to complete your tax return. Elective deferrals (codes D, E, F, and S) and designated Roth contributions (codes AA, BB, and EE) under all plans are generally limited; see the Form 1040 instructions and Pub. 525 for the limits of the year.',
    },
    ...codesOf(years[0] ?? '').map(({ code, text }) => ({ lead: `${code}—`, text })),
    {
      lead: 'Box 13.',
      text: 'If the “Retirement plan” box is checked, special limits may apply to the amount of traditional IRA contributions that you may deduct. See Pub. 590-A.',
    },
    {
      lead: hasTippedOccupation ? 'Box 14a.' : 'Box 14.',
      text: 'Employers may use this box to report information such as state disability insurance taxes withheld, union dues, uniform payments, health insurance premiums deducted, nontaxable income, educational assistance payments, or a member of the clergy’s parsonage allowance and utilities. Railroad employers use this box to report railroad retirement (RRTA) compensation and taxes.',
    },
    ...(hasTippedOccupation
      ? [
          {
            lead: 'Box 14b.',
            text: 'Employers use this box to report the Treasury Tipped Occupation Code(s) for your tipped occupation.',
          },
        ]
      : []),
    {
      lead: 'Note:',
      text: 'Keep Copy C of Form W-2 for at least 3 years after the due date for filing your income tax return. However, to help protect your social security benefits, keep Copy C until you begin receiving social security benefits, just in case there is a question about your work record and/or earnings in a particular year.',
    },
  ];
}
