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

/** Translates the words of a page selection to the English ones. Case and accents do not matter. */
export function englishPageWords(expression: string): string {
  return expression
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(french, word) ? (french[word] ?? word) : word));
}
