/** Least length of a word that two questions may share by chance only seldom. */
const leastLetters = 4;

/** Suggested question that is nearest to one that was refused, and was not asked yet; null when none is left. */
export function rewordingOf(
  question: string,
  suggestions: readonly string[],
  asked: readonly string[],
): string | null {
  const words = new Set(wordsOf(question));
  const free = suggestions.filter((suggestion) => !asked.includes(suggestion));
  const shared = (suggestion: string) => wordsOf(suggestion).filter((word) => words.has(word)).length;
  const [best] = free.toSorted((one, other) => shared(other) - shared(one));

  return best ?? null;
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= leastLetters);
}
