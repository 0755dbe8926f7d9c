/** How often every letter and digit stands in a text. */
export type LetterCounts = ReadonlyMap<string, number>;

/** Shapes of a letter count as the letter (NFKC): ligatures, forms of Arabic, full width. Marks are not counted. */
export async function countLetters(texts: Iterable<string> | AsyncIterable<string>): Promise<LetterCounts> {
  const counts = new Map<string, number>();

  for await (const text of texts) {
    for (const character of text.normalize('NFKC')) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }

  return new Map([...counts].filter(([character]) => /[\p{L}\p{N}]/u.test(character)));
}

/** Letters that the second text has too few of, in whatever order the two are read. */
export function lettersLost(wanted: LetterCounts, found: LetterCounts): { lost: number; of: number } {
  let lost = 0;
  let of = 0;

  for (const [letter, count] of wanted) {
    lost += Math.max(0, count - (found.get(letter) ?? 0));
    of += count;
  }

  return { lost, of };
}
