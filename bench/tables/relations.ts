/** A cell of a table: rows and columns counted from 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
}

/**
 * Relations of a table's cells: each cell with the next one that contains text, to the right and below
 * (Göbel, Hassan, Oro, Orsi: "A methodology for evaluating algorithms for table understanding in PDF
 * documents", 2012). Texts are compared without their spaces.
 */
export function relationsOf(cells: readonly GridCell[]): string[] {
  const filled = cells
    .map((cell) => ({ ...cell, text: cell.text.normalize('NFKC').replaceAll(/\s/g, '') }))
    .filter(({ text }) => text !== '');

  return filled.flatMap((cell) => [
    ...nextOf(filled, cell, 'across').map(({ text }) => `${cell.text} → ${text}`),
    ...nextOf(filled, cell, 'down').map(({ text }) => `${cell.text} ↓ ${text}`),
  ]);
}

/** The nearest cells in a direction that share a row, or a column, with a cell. */
function nextOf(
  cells: readonly GridCell[],
  cell: GridCell,
  direction: 'across' | 'down',
): readonly GridCell[] {
  const beyond = cells.filter((other) =>
    direction === 'across'
      ? other.column >= cell.column + cell.columnSpan &&
        meet(other.row, other.rowSpan, cell.row, cell.rowSpan)
      : other.row >= cell.row + cell.rowSpan &&
        meet(other.column, other.columnSpan, cell.column, cell.columnSpan),
  );
  const distance = (other: GridCell) => (direction === 'across' ? other.column : other.row);
  const nearest = Math.min(...beyond.map(distance));

  return beyond.filter((other) => distance(other) === nearest);
}

function meet(start: number, length: number, otherStart: number, otherLength: number): boolean {
  return start < otherStart + otherLength && otherStart < start + length;
}
