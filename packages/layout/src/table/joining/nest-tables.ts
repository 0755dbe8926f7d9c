import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { areaOf, holds } from '../../boxes.ts';
import type { FoundCell, FoundTable } from '../found-table.ts';
import { partBeside } from './part-beside.ts';

const thresholds = {
  /** Tolerance in points for a nested table that touches the sides of its cell. */
  touching: 3,
};

/**
 * Moves tables that lie within a cell of another table into that cell; the cell keeps the text around them.
 */
export function nestTables(tables: readonly FoundTable[]): FoundTable[] {
  const bySize = [...tables].sort((one, other) => sizeOf(one) - sizeOf(other));
  const inner = new Map<FoundTable, FoundTable[]>();
  const outer: FoundTable[] = [];

  for (const [index, table] of bySize.entries()) {
    const whole = fill(table, inner.get(table) ?? []);
    const holder = bySize.slice(index + 1).find((candidate) => cellAround(candidate, table) !== undefined);

    if (holder === undefined) {
      outer.push(whole);
    } else {
      inner.set(holder, [...(inner.get(holder) ?? []), whole]);
    }
  }

  return outer.sort((one, other) => one.places[0].box.top - other.places[0].box.top);
}

function fill(table: FoundTable, inner: readonly FoundTable[]): FoundTable {
  if (inner.length === 0) {
    return table;
  }

  return partBeside({
    ...table,
    cells: table.cells.map((cell): FoundCell => {
      const own = inner.filter(({ places: [{ box }] }) => holds(cell.place.box, box, thresholds.touching));
      const taken = new Set(own.flatMap(glyphsOf));

      return own.length === 0
        ? cell
        : { ...cell, tables: own, glyphs: cell.glyphs.filter((glyph) => !taken.has(glyph)) };
    }),
  });
}

function cellAround(table: FoundTable, inner: FoundTable): FoundCell | undefined {
  return table.cells.find(({ place }) => holds(place.box, inner.places[0].box, thresholds.touching));
}

function sizeOf({ places: [{ box }] }: FoundTable): number {
  return areaOf(box);
}

function glyphsOf(table: FoundTable): PageGlyph[] {
  return table.cells.flatMap(({ glyphs, tables }) => [...glyphs, ...tables.flatMap(glyphsOf)]);
}
