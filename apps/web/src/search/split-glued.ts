import { joining, wordsOf } from './words-of.ts';

/**
 * Splits each word of the text into as few of the given words as possible ("pdf2word"); a word that cannot be
 * split stays as it is.
 */
export function splitGlued(words: readonly string[], text: string): string {
  const known = new Set([...joining, '2', ...words.filter((word) => word.length >= shortestPart)]);

  return wordsOf(text)
    .map((word) => partsOf(word, known)?.join(' ') ?? word)
    .join(' ')
    .replaceAll(/\b2\b/g, 'to');
}

/** Characters of the longest word that is split, and of the shortest part that is recognized. */
const longestGlued = 40;
const shortestPart = 3;

function partsOf(word: string, known: ReadonlySet<string>): readonly string[] | null {
  if (word.length > longestGlued) {
    return null;
  }

  // For every prefix of the word, the fewest known words that it consists of.
  const best: (readonly string[] | null)[] = [[]];
  // The last part may be incomplete while the user is typing.
  const fits = (part: string, isLast: boolean) =>
    known.has(part) || (isLast && [...known].some((whole) => whole.startsWith(part)));

  for (let end = 1; end <= word.length; end += 1) {
    let fewest: readonly string[] | null = null;

    for (let start = 0; start < end; start += 1) {
      const before = best[start] ?? null;
      const part = word.slice(start, end);
      const isFewer = before !== null && (fewest === null || before.length + 1 < fewest.length);

      if (isFewer && fits(part, end === word.length)) {
        fewest = [...before, part];
      }
    }

    best.push(fewest);
  }

  return best[word.length] ?? null;
}
