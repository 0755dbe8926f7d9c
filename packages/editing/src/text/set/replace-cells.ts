import type { RunLook, TextRun } from '@octavo/contract/edits/text';
import { type Cell, glyphAt, isBlank } from './cells.ts';

/** True when a character of the page has a look already. */
export type HasLook = (cell: Cell, look: RunLook) => boolean;

/** New character with the look of its run. */
interface NewCharacter {
  readonly text: string;
  readonly look: RunLook;
}

/**
 * Puts text in the place of cells. Words that both have, with the same look, keep the characters of the page.
 */
export function replaceCells(
  cells: readonly Cell[],
  { from, to, runs }: { readonly from: number; readonly to: number; readonly runs: readonly TextRun[] },
  hasLook: HasLook,
): Cell[] {
  const added = runs.flatMap(({ text, look }) => [...text].map((character) => ({ text: character, look })));
  const old = cells.slice(from, to);
  const start = commonStart(old, added, hasLook);
  const end = commonEnd(old.slice(start.cells), added.slice(start.characters), hasLook);
  const changed = atWordStart(cells, {
    from: from + start.cells,
    to: to - end.cells,
    added: added.slice(start.characters, added.length - end.characters),
  });

  return withoutDoubleSpace(
    [...cells.slice(0, changed.from), ...replaced(cells, changed, hasLook), ...cells.slice(changed.to)],
    changed.added.length === 0 ? changed.from : null,
  );
}

/** Change of cells. */
interface CellChange {
  readonly from: number;
  readonly to: number;
  readonly added: readonly NewCharacter[];
}

/**
 * Words that are inserted, without the letters that they share with the word behind them: between `say` and `sayings`,
 * a new `say` would else be read as `sayings` from its fourth letter on, and parts of two words as one that changed.
 */
function atWordStart(cells: readonly Cell[], change: CellChange): CellChange {
  const { from, to, added } = change;

  if (from !== to || !added.some(isBlank)) {
    return change;
  }

  for (let back = 0; back < Math.min(from, added.length); back += 1) {
    const before = cells[from - back - 1]!;

    if (isBlank(before) && isBlank(added[added.length - back - 1] ?? before)) {
      const moved = [...added.slice(added.length - back), ...added.slice(0, added.length - back)];

      return { from: from - back, to: from - back, added: moved };
    }

    if (before.text !== added[added.length - back - 1]?.text) {
      return change;
    }
  }

  return change;
}

interface CellCount {
  readonly cells: number;
  readonly characters: number;
}

function commonStart(old: readonly Cell[], added: readonly NewCharacter[], hasLook: HasLook): CellCount {
  let characters = 0;
  let cells = 0;

  for (const cell of old) {
    const own = added.slice(characters, characters + [...cell.text].length);

    if (!isSame(cell, own, hasLook)) {
      break;
    }

    characters += own.length;
    cells += 1;
  }

  return { cells, characters };
}

function commonEnd(old: readonly Cell[], added: readonly NewCharacter[], hasLook: HasLook): CellCount {
  let characters = 0;
  let cells = 0;

  for (const cell of old.toReversed()) {
    const length = [...cell.text].length;
    const own = added.slice(Math.max(0, added.length - characters - length), added.length - characters);

    if (!isSame(cell, own, hasLook)) {
      break;
    }

    characters += own.length;
    cells += 1;
  }

  return { cells, characters };
}

/** True when characters are those of a cell of the page; a hyphen between two lines has none. */
function isSame(cell: Cell, own: readonly NewCharacter[], hasLook: HasLook): boolean {
  const text = own.map((character) => character.text).join('');

  return (
    (cell.text === text || (cell.text.normalize('NFKC') === text.normalize('NFKC') && text !== '')) &&
    own.every(({ look }) => hasLook(cell, look))
  );
}

/** New cells with the words that the old ones have, too. */
function replaced(cells: readonly Cell[], { from, to, added }: CellChange, hasLook: HasLook): Cell[] {
  const oldWords = wordsOf(cells.slice(from, to));
  const newWords = wordsOf(added);
  const kept = longestCommon(
    oldWords,
    newWords,
    (one, other) => textOf(one) === textOf(other) && commonStart(one, other, hasLook).cells === one.length,
  );
  const result: Cell[] = [];
  let at = from;

  for (const [index, word] of newWords.entries()) {
    const old = kept.get(index);

    if (old !== undefined) {
      result.push(...oldWords[old]!);
      at = from + oldWords.slice(0, old + 1).reduce((sum, each) => sum + each.length, 0);
      continue;
    }

    const like = glyphAt(cells, Math.min(at, to), to);
    result.push(...word.map(({ text, look }): Cell => ({ text, source: null, place: -1, look, like })));
  }

  return result;
}

/** Words and the spaces between them. */
function wordsOf<Item extends { readonly text: string }>(items: readonly Item[]): Item[][] {
  const words: Item[][] = [];

  for (const item of items) {
    const last = words.at(-1);

    if (last === undefined || isBlank(last[0]!) !== isBlank(item) || isBlank(item)) {
      words.push([item]);
    } else {
      last.push(item);
    }
  }

  return words;
}

function textOf(items: readonly { readonly text: string }[]): string {
  return items.map(({ text }) => text).join('');
}

/** More pairs of words are not compared; a text of this length is hardly edited as a whole. */
const mostPairs = 4_000_000;

/** Index among `one` of the words of `other` that both have in the same order. */
function longestCommon<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  isEqual: (one: One, other: Other) => boolean,
): Map<number, number> {
  const found = new Map<number, number>();

  if (one.length * other.length > mostPairs) {
    return found;
  }

  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);

  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isEqual(one[row]!, other[column]!)
        ? lengths[(row + 1) * width + column + 1]! + 1
        : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
    }
  }

  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (isEqual(one[row]!, other[column]!)) {
      found.set(column, row);
      row += 1;
      column += 1;
    } else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) {
      row += 1;
    } else {
      column += 1;
    }
  }

  return found;
}

/** Cells without the second of two spaces that a deletion left side by side. */
function withoutDoubleSpace(cells: readonly Cell[], deletedAt: number | null): Cell[] {
  const isDouble =
    deletedAt !== null &&
    cells[deletedAt]?.text === ' ' &&
    (deletedAt === 0 || /^[ \n]$/.test(cells[deletedAt - 1]!.text));

  return isDouble ? cells.filter((_, index) => index !== deletedAt) : [...cells];
}
