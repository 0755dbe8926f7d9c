import { boxAround, heightOf, sharedDown } from '../../boxes.ts';
import { phraseOf, type TextRow, textRowsOf } from './text-rows.ts';
import { isUpright, linesOf, type Word } from './words.ts';

const thresholds = {
  /** Largest distance between lines of rotated text, in multiples of the font size. */
  turnedPitch: 1,

  /** Share of the smaller height that rotated texts beside one another have in common. */
  sharedHeight: 0.4,
};

/**
 * Lines of a page from the top. Texts rotated by a quarter turn, as over narrow columns, form one line
 * together.
 *
 * @param spaced see `textRowsOf`
 */
export function pageRows(words: readonly Word[], spaced?: boolean): TextRow[] {
  const isTurned = ({ glyphs: [glyph] }: Word) => glyph !== undefined && !isUpright(glyph);
  const rows = textRowsOf(linesOf(words.filter((word) => !isTurned(word))), spaced);

  return [...rows, ...turnedRows(words.filter(isTurned))].sort((one, other) => one.baseline - other.baseline);
}

function turnedRows(words: readonly Word[]): TextRow[] {
  const sorted = [...words].sort((one, other) => one.left - other.left);
  const texts: Word[][] = [];

  for (const word of sorted) {
    const text = texts.findLast((candidate) => isBeside(candidate, word));

    if (text === undefined) {
      texts.push([word]);
    } else {
      text.push(word);
    }
  }

  const bands: Word[][][] = [];

  for (const text of texts) {
    const box = boxAround(text);
    const band = bands.find((candidate) => {
      const other = boxAround(candidate.flat());

      return sharedDown(box, other) > Math.min(heightOf(box), heightOf(other)) * thresholds.sharedHeight;
    });

    if (band === undefined) {
      bands.push([text]);
    } else {
      band.push(text);
    }
  }

  return bands.map((band) => {
    const box = boxAround(band.flat());
    const sizePoints = Math.max(...band.flat().map((word) => word.sizePoints));

    return { ...box, baseline: box.bottom, sizePoints, phrases: band.map(phraseOf) };
  });
}

/** True when a word continues a rotated text: in its line, or right beside it in the next one. */
function isBeside(text: readonly Word[], word: Word): boolean {
  const box = boxAround(text);
  const apart = Math.max(word.left - box.right, box.left - word.right);
  const away = Math.max(word.top - box.bottom, box.top - word.bottom);

  return apart < word.sizePoints * thresholds.turnedPitch && away < word.sizePoints;
}
