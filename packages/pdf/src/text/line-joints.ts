/** A hyphen, a slash or two hyphens for a dash after a word: white space around these is always written. */
const hyphenOrSlash = /[\p{L}\p{N}](?:[-\u2010]|--)$|\S\/$/u;

/** A dash after a word. Amounts such as `5.\u2013` have a space behind it. */
const dash = /[\p{L}\p{N}\p{Pe}\p{Pf}"'%]\u2013$|\S\u2014$/u;

/** The second of two dashes around a parenthesis, as in Spanish dialogues: there is a space behind it. */
const closingDash = /(?:^|\s)([\u2013\u2014])[^\s\u2013\u2014][^\u2013\u2014]*\1$/u;

const domain = /^@[\p{L}\p{N}-]+\.\p{L}/u;

/**
 * True when a line was broken within a word or between words without a space: after a hyphen, a dash or a slash, or
 * at the `@` of an address.
 */
export function joinsWithoutSpace(above: string, below: string): boolean {
  if (hyphenOrSlash.test(above) || (dash.test(above) && !closingDash.test(above))) {
    return true;
  }

  return /[\p{L}\p{N}]@$/u.test(above) || (domain.test(below) && /[\p{L}\p{N}]$/u.test(above));
}
