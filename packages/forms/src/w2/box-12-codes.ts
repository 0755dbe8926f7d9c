interface Box12Code {
  readonly code: string;
  /** First year of the code, where the offered years do not all have it. */
  readonly since?: number;
  /** Meaning, for the employee. */
  readonly text: string;
}

/** Codes of box 12 with what they tell the employee. */
export const box12Codes: readonly Box12Code[] = [
  {
    code: 'A',
    text: 'Uncollected social security or RRTA tax on tips. Include this tax on Form 1040 or 1040-SR. See the Form 1040 instructions.',
  },
  {
    code: 'B',
    text: 'Uncollected Medicare tax on tips. Include this tax on Form 1040 or 1040-SR. See the Form 1040 instructions.',
  },
  {
    code: 'C',
    text: 'Taxable cost of group-term life insurance over $50,000 (included in boxes 1, 3 (up to the social security wage base), and 5)',
  },
  {
    code: 'D',
    text: 'Elective deferrals to a section 401(k) cash or deferred arrangement. Also includes deferrals under a SIMPLE retirement account that is part of a section 401(k) arrangement.',
  },
  { code: 'E', text: 'Elective deferrals under a section 403(b) salary reduction agreement' },
  { code: 'F', text: 'Elective deferrals under a section 408(k)(6) salary reduction SEP' },
  {
    code: 'G',
    text: 'Elective deferrals and employer contributions (including nonelective deferrals) to a section 457(b) deferred compensation plan',
  },
  {
    code: 'H',
    text: 'Elective deferrals to a section 501(c)(18)(D) tax-exempt organization plan. See the Form 1040 instructions for how to deduct.',
  },
  { code: 'J', text: 'Nontaxable sick pay (information only, not included in box 1, 3, or 5)' },
  { code: 'K', text: '20% excise tax on excess golden parachute payments. See the Form 1040 instructions.' },
  { code: 'L', text: 'Substantiated employee business expense reimbursements (nontaxable)' },
  {
    code: 'M',
    text: 'Uncollected social security or RRTA tax on taxable cost of group-term life insurance over $50,000 (former employees only). See the Form 1040 instructions.',
  },
  {
    code: 'N',
    text: 'Uncollected Medicare tax on taxable cost of group-term life insurance over $50,000 (former employees only). See the Form 1040 instructions.',
  },
  {
    code: 'P',
    text: 'Excludable moving expense reimbursements paid directly to a member of the U.S. Armed Forces (not included in box 1, 3, or 5)',
  },
  {
    code: 'Q',
    text: 'Nontaxable combat pay. See the Form 1040 instructions for details on reporting this amount.',
  },
  {
    code: 'R',
    text: 'Employer contributions to your Archer MSA. Report on Form 8853, Archer MSAs and Long-Term Care Insurance Contracts.',
  },
  {
    code: 'S',
    text: 'Employee salary reduction contributions under a section 408(p) SIMPLE plan (not included in box 1)',
  },
  {
    code: 'T',
    text: 'Adoption benefits (not included in box 1). Complete Form 8839, Qualified Adoption Expenses, to figure any taxable and nontaxable amounts.',
  },
  {
    code: 'V',
    text: 'Income from exercise of nonstatutory stock option(s) (included in boxes 1, 3 (up to the social security wage base), and 5). See Pub. 525 for reporting requirements.',
  },
  {
    code: 'W',
    text: 'Employer contributions (including amounts the employee elected to contribute using a section 125 (cafeteria) plan) to your health savings account. Report on Form 8889, Health Savings Accounts (HSAs).',
  },
  { code: 'Y', text: 'Deferrals under a section 409A nonqualified deferred compensation plan' },
  {
    code: 'Z',
    text: 'Income under a nonqualified deferred compensation plan that fails to satisfy section 409A. This amount is also included in box 1. It is subject to an additional 20% tax plus interest. See the Form 1040 instructions.',
  },
  { code: 'AA', text: 'Designated Roth contributions under a section 401(k) plan' },
  { code: 'BB', text: 'Designated Roth contributions under a section 403(b) plan' },
  {
    code: 'DD',
    text: 'Cost of employer-sponsored health coverage. The amount reported with code DD is not taxable.',
  },
  {
    code: 'EE',
    text: 'Designated Roth contributions under a governmental section 457(b) plan. This amount does not apply to contributions under a tax-exempt organization section 457(b) plan.',
  },
  {
    code: 'FF',
    text: 'Permitted benefits under a qualified small employer health reimbursement arrangement',
  },
  { code: 'GG', text: 'Income from qualified equity grants under section 83(i)' },
  {
    code: 'HH',
    text: 'Aggregate deferrals under section 83(i) elections as of the close of the calendar year',
  },
  {
    code: 'II',
    since: 2024,
    text: 'Medicaid waiver payments excluded from gross income under Notice 2014-7',
  },
  {
    code: 'TA',
    since: 2026,
    text: 'Employer contributions under a section 128 Trump account contribution program to a Trump account of an employee or a dependent of an employee',
  },
  {
    code: 'TP',
    since: 2026,
    text: 'Total amount of cash tips reported to the employer. See the instructions for your tax return.',
  },
  {
    code: 'TT',
    since: 2026,
    text: 'Total amount of qualified overtime compensation. See the instructions for your tax return.',
  },
];

/** Codes that the form of a year has. */
export function codesOf(year: string): readonly Box12Code[] {
  return box12Codes.filter(({ since = 0 }) => Number(year) >= since);
}
