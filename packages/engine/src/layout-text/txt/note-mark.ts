const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The mark of a note in plain text: numbers raised, as they are printed. */
export function noteMark(mark: string): string {
  return mark.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit);
}
