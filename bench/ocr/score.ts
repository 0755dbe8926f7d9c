/** Accuracy of a recognized text, as shares of its words from 0 to 1. */
export interface OcrScore {
  /** F1 of the words as a bag: counts missing and invented words, wherever they are. */
  readonly words: number;
  /** F1 of the words that also come in the order of the truth. */
  readonly order: number;
}

export function scoreOf(truth: string, read: string): OcrScore {
  const wanted = wordsOf(truth);
  const found = wordsOf(read);
  const all = wanted.length + found.length;

  return all === 0
    ? { words: 1, order: 1 }
    : { words: (2 * shared(wanted, found)) / all, order: (2 * longestCommon(wanted, found)) / all };
}

/**
 * Words to compare: without letter case and surrounding punctuation, with old letters in modern spelling, and
 * joined where a line end hyphenates them, because some readers of text join them and others do not.
 */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ſ/g, 's')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(\p{L})[-‐\u00ad]\s*\n\s*(?=\p{L})/gu, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}$€£%]+$/gu, ''))
    .filter((word) => word !== '');
}

function shared(wanted: readonly string[], found: readonly string[]): number {
  const counts = new Map<string, number>();

  for (const word of wanted) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  let count = 0;

  for (const word of found) {
    const left = counts.get(word) ?? 0;
    count += left > 0 ? 1 : 0;
    counts.set(word, left - 1);
  }

  return count;
}

/** Length of the longest common subsequence. */
function longestCommon(wanted: readonly string[], found: readonly string[]): number {
  let above = new Uint32Array(found.length + 1);

  for (const word of wanted) {
    const row = new Uint32Array(found.length + 1);

    for (let at = 0; at < found.length; at += 1) {
      row[at + 1] = found[at] === word ? above[at]! + 1 : Math.max(above[at + 1]!, row[at]!);
    }

    above = row;
  }

  return above.at(-1) ?? 0;
}
