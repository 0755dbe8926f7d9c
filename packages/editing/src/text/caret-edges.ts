import { rightToLeft } from '@octavo/pdf/text/right-to-left';

/** Character of a line with its edges along it. */
interface EdgedCharacter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Places of the caret before each UTF-16 unit of a line, in the order of reading, and behind the last. */
export function caretEdges(characters: readonly EdgedCharacter[], isRightToLeft: boolean): number[] {
  const places = characters.flatMap((character) => {
    const { text } = character;
    const [start, end] = sidesOf(character, isRightToLeft);

    // Ligatures are divided evenly.
    return text.split('').map((_, part) => start + ((end - start) * part) / text.length);
  });
  const last = characters.findLast(({ text }) => text !== '');

  return last === undefined ? places : [...places, sidesOf(last, isRightToLeft)[1]];
}

/** Edges of a character at which it is read first and last; signs run as their line does. */
function sidesOf({ text, left, right }: EdgedCharacter, isRightToLeft: boolean): readonly [number, number] {
  const isReversed = rightToLeft.test(text) || (isRightToLeft && !/[\p{L}\p{N}]/u.test(text));

  return isReversed ? [right, left] : [left, right];
}
