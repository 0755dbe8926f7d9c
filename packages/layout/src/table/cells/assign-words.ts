import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { boxAround } from '../../boxes.ts';
import { boxOf, type FoundGrid } from '../found-table.ts';
import { isUpright, type Word } from '../words/words.ts';
import { intervalOf } from './intervals.ts';

const thresholds = {
  /** Largest gap between words drawn in one go, in multiples of the font size. */
  strokeGap: 0.6,

  /**
   * Text that begins within this distance of the left side of a cell, in points, belongs to it, however far it
   * extends.
   */
  cellPadding: 8,
};

/** The words of each cell of a grid, in the order of the cells. */
export function assignWords(grid: FoundGrid, words: readonly Word[]): Word[][] {
  const owners = new Owners(grid);
  const contents = grid.spans.map((): Word[] => []);

  for (const group of grid.ruled ? strokesOf(words, owners) : words.map((word) => [word])) {
    const owner = owners.of(group);

    if (owner !== null) {
      contents[owner]?.push(...group);
    }
  }

  return contents;
}

/** Finds the cell that covers a position. */
class Owners {
  readonly #grid: FoundGrid;
  /** Cell index for every position of the grid, row by row; -1 for none. */
  readonly #cells: Int32Array;

  constructor(grid: FoundGrid) {
    const columns = grid.xs.length - 1;
    this.#grid = grid;
    this.#cells = new Int32Array(columns * (grid.ys.length - 1)).fill(-1);

    for (const [index, { row, column, rowSpan, columnSpan }] of grid.spans.entries()) {
      for (let down = row; down < row + rowSpan; down += 1) {
        this.#cells.fill(index, down * columns + column, down * columns + column + columnSpan);
      }
    }
  }

  at(x: number, y: number): number | null {
    const column = intervalOf(this.#grid.xs, x);
    const row = intervalOf(this.#grid.ys, y);

    if (column === null || row === null) {
      return null;
    }

    const cell = this.#cells[row * (this.#grid.xs.length - 1) + column] ?? -1;

    return cell === -1 ? null : cell;
  }

  /**
   * True when two words are in different cells and the second one begins right behind the border between
   * them.
   */
  beginsCell(last: Word, word: Word): boolean {
    const y = (word.top + word.bottom) / 2;
    const cell = this.at(word.left + 1, y);
    const span = cell === null ? undefined : this.#grid.spans[cell];

    if (span === undefined || cell === this.at(last.right - 1, y)) {
      return false;
    }

    const { left } = boxOf(this.#grid, span);

    return last.right <= left + 1 && word.left - left < thresholds.cellPadding;
  }

  /** Cell at whose left side the text begins, else the cell around the middle of the text. */
  of(words: readonly Word[]): number | null {
    const { left, top, right, bottom } = boxAround(words);
    const y = (top + bottom) / 2;
    const middle = this.at((left + right) / 2, y);
    const first = words.length > 1 ? this.at(left + 1, y) : middle;
    const span = first === null ? undefined : this.#grid.spans[first];

    return span !== undefined && left - boxOf(this.#grid, span).left < thresholds.cellPadding
      ? first
      : middle;
  }
}

/**
 * Groups words drawn in one go, as the text of a cell is; words that touch across a cell border are split
 * there.
 */
function strokesOf(words: readonly Word[], owners: Owners): Word[][] {
  const strokes: Word[][] = [];

  for (const word of words.flatMap((whole) => partWord(whole, owners))) {
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);

    if (
      stroke !== undefined &&
      last !== undefined &&
      isContinued(last, word) &&
      !owners.beginsCell(last, word)
    ) {
      stroke.push(word);
    } else {
      strokes.push([word]);
    }
  }

  return strokes;
}

function isContinued(last: Word, word: Word): boolean {
  const [first] = word.glyphs;
  const gap = word.left - last.right;

  return (
    first !== undefined &&
    isUpright(first) &&
    last.glyphs.at(-1)?.object === first.object &&
    Math.abs(last.baseline - word.baseline) < 1 &&
    gap >= -1 &&
    gap < word.sizePoints * thresholds.strokeGap
  );
}

/**
 * Splits a word drawn in several steps across a cell border: text cut off at the next cell touches the text
 * of that cell.
 */
function partWord(word: Word, owners: Owners): Word[] {
  const y = (word.top + word.bottom) / 2;
  const [first] = word.glyphs;

  if (
    first === undefined ||
    !isUpright(first) ||
    owners.at(word.left + 1, y) === owners.at(word.right - 1, y) ||
    word.glyphs.every(({ object }) => object === first.object)
  ) {
    return [word];
  }

  const parts: PageGlyph[][] = [];

  for (const glyph of word.glyphs) {
    const part = parts.at(-1);

    if (part?.at(-1)?.object === glyph.object) {
      part.push(glyph);
    } else {
      parts.push([glyph]);
    }
  }

  return parts.map((glyphs, index) => ({
    ...word,
    ...boxAround(glyphs),
    glyphs,
    blanks: index === parts.length - 1 ? word.blanks : [],
    text: glyphs.map(({ text }) => text).join(''),
  }));
}
