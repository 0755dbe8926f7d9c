import type { CellValue } from './cell-value.ts';
import type { SheetTable } from './sheet-table.ts';

/** A total that is not the sum of the numbers above it. */
export interface Contradiction {
  /** Index of the cell. */
  readonly cell: number;
  readonly printed: number;
  readonly sum: number;
  readonly decimals: number;
}

const totalLabel =
  /^(grand |sub-?|overall |zwischen|end)?(totals?|totaux|somme|summen?|gesamt(summe|betrag)?|insgesamt|totale|totali|totaal|suma|soma|合计|合計|المجموع|סה"כ)\b/iu;

interface ColumnNumber {
  readonly cell: number;
  readonly row: number;
  readonly value: number;
  readonly decimals: number;
}

/**
 * Finds totals that contradict their column. A total counts as a sum when another column of its row adds up,
 * or when nothing in the table contradicts it: totals of totals, shares and averages are left alone.
 */
export function contradictions(table: SheetTable, values: readonly (CellValue | null)[]): Contradiction[] {
  const totals = totalRows(table);
  const found: Contradiction[] = [];

  for (const [index, row] of totals.entries()) {
    const from = index === 0 ? table.headerRows : (totals[index - 1] ?? 0) + 1;
    const wrong: Contradiction[] = [];
    let right = 0;

    for (let column = 1; column < table.columnWidths.length; column += 1) {
      const figures = figuresOf(table, values, column);
      const total = figures.find((figure) => figure.row === row);
      const parts = figures.filter((figure) => figure.row >= from && figure.row < row);

      if (total === undefined || parts.length < 2) {
        continue;
      }

      const sums = [
        sumOf(parts),
        sumOf(figures.filter((figure) => figure.row < row && !totals.includes(figure.row))),
        sumOf(figures.filter((figure) => figure.row < row && totals.includes(figure.row))),
      ];
      const decimals = Math.max(total.decimals, ...parts.map((part) => part.decimals));
      // Each printed number may be rounded by half a unit of its last digit.
      const tolerance = (parts.length + 1) * 0.5 * 10 ** -Math.min(total.decimals, decimals) + 1e-9;

      if (sums.some((sum) => Math.abs(sum - total.value) <= tolerance)) {
        right += 1;
      } else {
        wrong.push({ cell: total.cell, printed: total.value, sum: sums[0] ?? 0, decimals });
      }
    }

    // With no matching column, a total counts as a sum only in a single plain column; if most columns
    // disagree, it is not a sum.
    if (right > 0 ? wrong.length <= right : isPlainColumn(table, values, wrong, from, row)) {
      found.push(...wrong);
    }
  }

  return found;
}

function totalRows({ cells, headerRows }: SheetTable): number[] {
  const rows = cells
    .filter(({ row, column, text }) => row >= headerRows && column <= 1 && totalLabel.test(text.trim()))
    .map(({ row }) => row);

  return [...new Set(rows)].sort((one, other) => one - other);
}

function figuresOf(
  { cells }: SheetTable,
  values: readonly (CellValue | null)[],
  column: number,
): ColumnNumber[] {
  return cells.flatMap((cell, index) => {
    const value = values[index];

    if (cell.column !== column || cell.columnSpan > 1 || value?.kind !== 'number') {
      return [];
    }

    const percent = value.format.includes('%') ? 2 : 0;
    const decimals = (/\.(0+)/.exec(value.format)?.[1]?.length ?? 0) + percent;

    return [{ cell: index, row: cell.row, value: value.value, decimals }];
  });
}

function sumOf(figures: readonly ColumnNumber[]): number {
  return figures.reduce((sum, { value }) => sum + value, 0);
}

/**
 * True for a single, complete column of amounts of one kind above the total, as in a list that is added up.
 */
function isPlainColumn(
  table: SheetTable,
  values: readonly (CellValue | null)[],
  wrong: readonly Contradiction[],
  from: number,
  row: number,
): boolean {
  const [only] = wrong;
  const cell = only === undefined ? undefined : table.cells[only.cell];

  if (only === undefined || cell === undefined || wrong.length > 1) {
    return false;
  }

  const figures = figuresOf(table, values, cell.column).filter(
    (figure) => figure.row >= from && figure.row < row,
  );
  const near = Math.abs(only.sum - only.printed) < Math.abs(only.printed) * 0.5;

  return figures.length === row - from && near && figures.every(({ decimals }) => decimals === only.decimals);
}
