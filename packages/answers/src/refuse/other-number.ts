import { tokensOf } from '../words/tokens.ts';

const year = /^(?:1\d{3}|20\d{2})$/;

/** True when a quote has another number in place of one that it lacks: a year for a year, an amount for an amount. */
export function hasOtherNumber(lacking: readonly string[], quote: string): boolean {
  const quoted = lacking.length === 0 ? [] : tokensOf(quote).filter(({ isNumber }) => isNumber);

  return lacking.some((asked) => quoted.some(({ word }) => year.test(word) === year.test(asked)));
}
