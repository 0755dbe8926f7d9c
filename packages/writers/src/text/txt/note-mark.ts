const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Reference mark of a note in plain text: digits become superscript, as printed. */
export function noteMark(mark: string): string {
  return mark.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit);
}
