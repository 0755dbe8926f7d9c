import type { PageGlyph } from '@octavo/pdf/content/page-content';
import type { FoundTable } from '../found-table.ts';

/**
 * Tables of a page that share no words: among tables with the same words, the one with the most words is
 * kept.
 */
export function disjointTables(tables: readonly FoundTable[]): FoundTable[] {
  const sets = tables.map((table) => ({ table, glyphs: glyphsOf(table) }));
  const taken = new Set<PageGlyph>();
  const kept = new Set<FoundTable>();

  for (const { table, glyphs } of sets.sort((a, b) => b.glyphs.length - a.glyphs.length)) {
    if (!glyphs.some((glyph) => taken.has(glyph))) {
      kept.add(table);

      for (const glyph of glyphs) {
        taken.add(glyph);
      }
    }
  }

  return tables.filter((table) => kept.has(table));
}

/** Glyphs in the cells of a table, including nested tables. */
export function glyphsOf(table: FoundTable): PageGlyph[] {
  return table.cells.flatMap(({ glyphs, tables }) => [...glyphs, ...tables.flatMap(glyphsOf)]);
}
