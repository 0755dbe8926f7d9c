import { boxAround } from '../boxes.ts';
import type { PageGlyph } from '../page-content.ts';
import { boxOf, type TableGrid } from './found-table.ts';
import { intervalOf } from './intervals.ts';
import { isUpright, type Word } from './words.ts';

/** Words of one stroke of the pen stand no further apart than this, in shares of the font size. */
const strokeGap = 0.6;

/** Text that begins this near to the left side of a cell belongs to it, however far it runs. */
const cellPadding = 8;

/** The words of each cell of a grid, in the order of the cells. */
export function assignWords(grid: TableGrid, words: readonly Word[]): Word[][] {
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

/** Knows which cell covers a place. */
class Owners {
  readonly #grid: TableGrid;
  /** For every place of the grid, row by row, the index of its cell. */
  readonly #cells: Int32Array;

  constructor(grid: TableGrid) {
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

  /** Whether a line between two cells stands between two words, the second of them right behind it. */
  beginsCell(last: Word, word: Word): boolean {
    const y = (word.top + word.bottom) / 2;
    const cell = this.at(word.left + 1, y);
    const span = cell === null ? undefined : this.#grid.spans[cell];

    if (span === undefined || cell === this.at(last.right - 1, y)) {
      return false;
    }

    const { left } = boxOf(this.#grid, span);

    return last.right <= left + 1 && word.left - left < cellPadding;
  }

  /** The cell in which text begins when it begins at its left side, else the one that its middle lies in. */
  of(words: readonly Word[]): number | null {
    const { left, top, right, bottom } = boxAround(words);
    const y = (top + bottom) / 2;
    const middle = this.at((left + right) / 2, y);
    const first = words.length > 1 ? this.at(left + 1, y) : middle;
    const span = first === null ? undefined : this.#grid.spans[first];

    return span !== undefined && left - boxOf(this.#grid, span).left < cellPadding ? first : middle;
  }
}

/** Words drawn in one go, as the text of a cell is; what touches across the line between two cells is parted there. */
function strokesOf(words: readonly Word[], owners: Owners): Word[][] {
  const strokes: Word[][] = [];

  for (const word of words.flatMap((whole) => partWord(whole, owners))) {
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);

    if (stroke !== undefined && last !== undefined && goesOn(last, word) && !owners.beginsCell(last, word)) {
      stroke.push(word);
    } else {
      strokes.push([word]);
    }
  }

  return strokes;
}

function goesOn(last: Word, word: Word): boolean {
  const [first] = word.glyphs;
  const gap = word.left - last.right;

  return (
    first !== undefined &&
    isUpright(first) &&
    last.glyphs.at(-1)?.object === first.object &&
    Math.abs(last.baseline - word.baseline) < 1 &&
    gap >= -1 &&
    gap < word.sizePoints * strokeGap
  );
}

/** A text that is cut off by the one in the next cell touches it: two words that were drawn one after the other. */
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
