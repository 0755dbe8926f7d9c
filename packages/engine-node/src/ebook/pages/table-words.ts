import {
  childrenOf,
  descendantsOf,
  firstBelow,
  type MarkupElement,
  nameOf,
  wordsOf,
} from '../markup/elements.ts';

/** Letters that fit across the smallest page in a table row. */
const lettersAcross = 44;
/** Padding of a cell, in letters. */
const cellLetters = 1;

/** True when the longest words of all columns fit side by side, so that none has to be broken. */
export function wordsFit(table: MarkupElement): boolean {
  // Tables that contain tables are used for page layout.
  if (firstBelow(table, 'table') !== undefined) {
    return false;
  }

  const columns: number[] = [];

  for (const row of descendantsOf(table, 'tr')) {
    const cells = childrenOf(row).filter((cell) => nameOf(cell) === 'td' || nameOf(cell) === 'th');

    for (const [index, cell] of cells.entries()) {
      const longest = Math.max(
        ...wordsOf(cell)
          .split(' ')
          .map((word) => word.length),
      );
      columns[index] = Math.max(columns[index] ?? 0, longest + cellLetters);
    }
  }

  return columns.reduce((sum, letters) => sum + letters, 0) <= lettersAcross;
}
