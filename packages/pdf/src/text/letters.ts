/** Number of occurrences of each letter and digit in a text. */
export type LetterCounts = ReadonlyMap<string, number>;

/**
 * Counts letters after NFKC normalization, which covers ligatures, Arabic presentation forms and full width.
 * Combining marks are not counted.
 */
export async function countLetters(texts: Iterable<string> | AsyncIterable<string>): Promise<LetterCounts> {
  const counts = new Map<string, number>();

  for await (const text of texts) {
    for (const character of text.normalize('NFKC')) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }

  return new Map([...counts].filter(([character]) => /[\p{L}\p{N}]/u.test(character)));
}

/** Number of letters missing from the second text, regardless of their order. */
export function lettersLost(wanted: LetterCounts, found: LetterCounts): { lost: number; of: number } {
  let lost = 0;
  let of = 0;

  for (const [letter, count] of wanted) {
    lost += Math.max(0, count - (found.get(letter) ?? 0));
    of += count;
  }

  return { lost, of };
}
