import {
  childrenOf,
  descendantsOf,
  firstBelow,
  type MarkupElement,
  nameOf,
  wordsOf,
} from '../markup/elements.ts';

/** Letters a line of the smallest page holds beside each other in cells. */
const lettersAcross = 44;
/** Letters as wide as the space around what stands in a cell. */
const cellLetters = 1;

/** Whether the longest words of each column fit beside each other, so that none has to be broken. */
export function wordsFit(table: MarkupElement): boolean {
  // Tables that hold tables lay out whole pages.
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
