/** Words that join others: users type them, but they distinguish no tools. */
export const joining: ReadonlySet<string> = new Set(
  'a an the my to into in of from for with un une le la les l d des du de mes mon ma en vers dans a pour'.split(
    ' ',
  ),
);

/** Lower case without accents; œ and æ become oe and ae, as users type them. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** The words of a text in their order, folded. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Words that distinguish tools; all words when none does. */
export function keywordsOf(text: string): string[] {
  const words = wordsOf(text);
  const keywords = words.filter((word) => !joining.has(word));

  return keywords.length === 0 ? words : keywords;
}
