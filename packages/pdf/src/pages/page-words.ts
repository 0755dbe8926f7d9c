/** French words of page selections, without accents, and their English equivalents. */
const french: Readonly<Record<string, string>> = {
  impair: 'odd',
  impairs: 'odd',
  impaire: 'odd',
  impaires: 'odd',
  pair: 'even',
  pairs: 'even',
  paire: 'even',
  paires: 'even',
  dernier: 'last',
  derniere: 'last',
  tout: 'all',
  tous: 'all',
  toute: 'all',
  toutes: 'all',
};

/** Signs that people type for a range in place of a hyphen: dashes and the minus sign. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** Words between two ends of a range, without accents: `1 to 3`, `1 à dernière`. */
const rangeWords = /(?<=\d|last)\s*\b(?:to|a)\b\s*(?=\d|last)/g;

/** Translates the words of a page selection to the English ones, and ranges to hyphens. Ignores case and accents. */
export function englishPageWords(expression: string): string {
  return expression
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(french, word) ? (french[word] ?? word) : word))
    .replace(dashes, '-')
    .replace(rangeWords, '-');
}
