import type { FoundCell, FoundTable } from '../found-table.ts';

const thresholds = {
  /** Share of their height that tables beside each other have in common. */
  sharedHeight: 0.5,
};

/**
 * Splits a frame around tables that are beside each other into a column for each of them: in one cell they
 * would be stacked, and take that many times the height. Other tables are returned unchanged.
 */
export function partBeside(table: FoundTable): FoundTable {
  const [cell, ...others] = table.cells;

  if (cell === undefined || others.length > 0 || !standBeside(cell.tables)) {
    return table;
  }

  const inner = inOrder(cell.tables);
  const { box } = cell.place;
  const between = inner
    .slice(1)
    .map((next, index) => (leftOf(next) + (inner[index]?.places[0].box.right ?? leftOf(next))) / 2);
  const edges = [box.left, ...between, box.right];
  const cells = inner.map((held, column): FoundCell => {
    const [left, right] = [edges[column] ?? box.left, edges[column + 1] ?? box.right];

    return {
      ...cell,
      column,
      place: { ...cell.place, box: { ...box, left, right } },
      borders: {
        ...cell.borders,
        left: column === 0 ? cell.borders.left : null,
        right: column === inner.length - 1 ? cell.borders.right : null,
      },
      glyphs: cell.glyphs.filter((glyph) => columnOf((glyph.left + glyph.right) / 2, between) === column),
      tables: [held],
    };
  });

  return {
    ...table,
    columnWidths: cells.map(({ place }) => place.box.right - place.box.left),
    cells,
  };
}

function standBeside(tables: readonly FoundTable[]): boolean {
  return (
    tables.length > 1 &&
    inOrder(tables).every((table, index, all) => {
      const before = all[index - 1];

      return before === undefined || isBeside(before, table);
    })
  );
}

function isBeside({ places: [{ box: one }] }: FoundTable, { places: [{ box: other }] }: FoundTable): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const height = Math.max(one.bottom - one.top, other.bottom - other.top);

  return one.right <= other.left && shared > height * thresholds.sharedHeight;
}

function inOrder(tables: readonly FoundTable[]): FoundTable[] {
  return [...tables].sort((one, other) => leftOf(one) - leftOf(other));
}

function leftOf({ places: [{ box }] }: FoundTable): number {
  return box.left;
}

function columnOf(x: number, between: readonly number[]): number {
  return between.filter((edge) => x >= edge).length;
}
