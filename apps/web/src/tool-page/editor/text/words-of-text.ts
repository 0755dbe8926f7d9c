/** Range of the word at a place of a text; that of one character where no word is. */
export function wordAround(text: string, index: number): readonly [number, number] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const word =
    segments.findLast((segment) => segment.index <= index && segment.isWordLike === true) ??
    segments.findLast((segment) => segment.index <= index);

  return word === undefined || word.index + word.segment.length < index
    ? [index, Math.min(text.length, index + 1)]
    : [word.index, word.index + word.segment.length];
}

/** Ranges in which a word stands in a text. */
export function rangesOfWord(text: string, word: string): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];

  for (let at = text.indexOf(word); at !== -1 && word !== ''; at = text.indexOf(word, at + word.length)) {
    ranges.push([at, at + word.length]);
  }

  return ranges;
}
