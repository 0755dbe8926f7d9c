import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import type { PlacedGlyph } from './placed-glyph.ts';
import { isWordGap, type UnitLine } from './unit-line.ts';

/** Piece of a line's text: that of a glyph, or a space that is added between two words. */
export interface LineCharacter {
  readonly text: string;
  readonly glyph: PlacedGlyph | null;
  readonly left: number;
  readonly right: number;
}

/** Text of a line in the order in which it is read. */
export function lineCharacters(line: UnitLine): readonly LineCharacter[] {
  const shown = withSpaces(line.glyphs);

  return shown.some(({ text }) => rightToLeft.test(text)) ? inReadingOrder(shown, line.isRightToLeft) : shown;
}

function withSpaces(glyphs: readonly PlacedGlyph[]): LineCharacter[] {
  const characters: LineCharacter[] = [];
  let before: PlacedGlyph | null = null;

  for (const glyph of glyphs) {
    if (before !== null && !before.isSpace && !glyph.isSpace && isWordGap(before, glyph)) {
      characters.push({ text: ' ', glyph: null, left: before.right, right: glyph.left });
    }

    characters.push({ text: glyph.text, glyph, left: glyph.left, right: glyph.right });
    before = glyph;
  }

  return characters;
}

/** Characters that keep the direction of those around them. */
const neutral = /^[^\p{L}\p{N}]*$/u;

/** Turns what stands from left to right into the order of reading: the reverse of UAX #9 without nested levels. */
function inReadingOrder(shown: readonly LineCharacter[], isRightToLeft: boolean): LineCharacter[] {
  const isForeign = ({ text }: LineCharacter) =>
    isRightToLeft ? !rightToLeft.test(text) : rightToLeft.test(text);
  const ordered = isRightToLeft ? shown.toReversed() : [...shown];
  const result: LineCharacter[] = [];
  let run: LineCharacter[] = [];
  let pending: LineCharacter[] = [];
  const close = () => {
    result.push(...run.toReversed(), ...pending);
    run = [];
    pending = [];
  };

  for (const character of ordered) {
    if (neutral.test(character.text)) {
      // Signs between two parts of a run belong to it.
      (run.length === 0 ? result : pending).push(character);
    } else if (isForeign(character)) {
      run.push(...pending, character);
      pending = [];
    } else {
      close();
      result.push(character);
    }
  }

  close();

  return result;
}
