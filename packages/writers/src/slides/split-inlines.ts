import type { Inline } from '@octavo/layout/model';

/** Splits the inlines of a paragraph after a number of characters, not counting spaces. */
export function splitInlines(
  inlines: readonly Inline[],
  signs: number,
): readonly [readonly Inline[], readonly Inline[]] {
  const before: Inline[] = [];
  let left = signs;

  for (const [index, inline] of inlines.entries()) {
    if (inline.kind !== 'text') {
      before.push(inline);
      continue;
    }

    const cut = lengthOfSigns(inline.text, left);

    if (cut < inline.text.length) {
      const [head, tail] = [inline.text.slice(0, cut), inline.text.slice(cut).trimStart()];

      return [
        [...before, ...(head === '' ? [] : [{ ...inline, text: head }])],
        [{ ...inline, text: tail }, ...inlines.slice(index + 1)],
      ];
    }

    left -= inline.text.replace(/\s/g, '').length;
    before.push(inline);
  }

  return [before, []];
}

/** Length of the text prefix with the given number of visible characters, including the spaces after them. */
function lengthOfSigns(text: string, signs: number): number {
  let left = signs;
  let length = 0;

  for (const character of text) {
    const isSpace = character.trim() === '';

    if (!isSpace && left <= 0) {
      return length;
    }

    left -= isSpace ? 0 : 1;
    length += character.length;
  }

  return length;
}
