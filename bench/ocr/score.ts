/** How much of a text was read, both as shares of its words from 0 to 1. */
export interface OcrScore {
  /** F1 of the words as a bag: none missing, none made up, wherever they stand. */
  readonly words: number;
  /** The same of words that also come in the order of the truth. */
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
 * Words as people count them: letter case and marks around them aside, old letters as they are written now, and whole
 * where a line end breaks them, as some readers of text make them whole and others do not.
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
