/** Scripts whose words stand beside each other without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Signs that begin what follows them, such as opening brackets. */
const opening = /^[\p{Ps}\p{Pi}]+$/u;

/** Parts of a paragraph between which a line may end; spaces belong to the part before them. */
export function breakableParts(paragraph: string): string[] {
  return paragraph.split(/(?<= )/).flatMap((word) => (unspaced.test(word) ? wordsOf(word) : [word]));
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);

  for (const { segment, isWordLike = false } of segments) {
    const last = words.at(-1);

    // Other signs stay with what precedes them: no line begins with a comma.
    if (last !== undefined && (opening.test(last) || (!isWordLike && !opening.test(segment)))) {
      words[words.length - 1] = last + segment;
    } else {
      words.push(segment);
    }
  }

  return words;
}
