const articles = /\b(?:a|an|the|le|la|les|l|un|une|des|du|de|d)\b/gu;

/** Overlap of two answers by their words without articles and punctuation, as the question sets measure it. */
export function f1(one: string, other: string): number {
  const ours = wordsOf(one);
  const theirs = wordsOf(other);
  const left = [...theirs];
  let shared = 0;

  for (const word of ours) {
    const at = left.indexOf(word);

    if (at >= 0) {
      left.splice(at, 1);
      shared += 1;
    }
  }

  return shared === 0 ? 0 : (2 * shared) / (ours.length + theirs.length);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(articles, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}
