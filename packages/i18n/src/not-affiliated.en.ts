/** `line` is shown beside the empty form, `text` below it. */
export const english = {
  tax: {
    line: 'Octavo is not affiliated with the IRS.',
    text: 'The Internal Revenue Service makes this form and gives it away free of charge at irs.gov. Octavo helps to fill it in; it does not file it, does not check what you enter against the law, and gives no tax advice. The IRS has neither made nor approved this page.',
  },
  passport: {
    line: 'Octavo is not affiliated with the U.S. Department of State.',
    text: 'The Department of State makes this form and gives it away free of charge at travel.state.gov. Octavo helps to fill it in; it does not submit it, does not book an appointment, and cannot make a passport come sooner. The Department of State has neither made nor approved this page.',
  },
} as const;
