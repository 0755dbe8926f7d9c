import type { Passage, PassageLine, TextSpan } from '../passages/passage.ts';

/** A word of a passage at its place; `end` is 0 for letters that are not in the text. */
export interface LocatedWord extends TextSpan {
  readonly left: number;
  readonly right: number;
  readonly line: PassageLine;
}

export function wordsOn(line: PassageLine): LocatedWord[] {
  const words: LocatedWord[] = [];

  for (let at = 0; at < line.words.length; at += 4) {
    const [start = 0, end = 0, left = 0, right = 0] = line.words.slice(at, at + 4);
    words.push({ start, end, left, right, line });
  }

  return words;
}

/** Words of a passage that may be cited, in the order of its text. */
export function wordsOf({ lines }: Passage): LocatedWord[] {
  return lines
    .flatMap(wordsOn)
    .filter(({ end }) => end > 0)
    .toSorted((a, b) => a.start - b.start);
}
