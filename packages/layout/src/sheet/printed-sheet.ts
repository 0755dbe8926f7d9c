import type { Box, FontFace, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, grown, mostlyHolds } from '../boxes.ts';
import { figuresOf } from '../page/figures/figures.ts';
import { buildTable } from '../table/cells/build-table.ts';
import { mergedByLines, withMerged } from '../table/cells/merge-spans.ts';
import type { FoundGrid, FoundTable, Span } from '../table/found-table.ts';
import { joinRulings } from '../table/rulings/join-rulings.ts';
import { rulingsOf } from '../table/rulings/rulings.ts';
import { pageRows } from '../table/words/page-rows.ts';
import type { TextRow } from '../table/words/text-rows.ts';
import { wordsOf } from '../table/words/words.ts';
import { mergedCells, mergedDown } from './merged-cells.ts';
import { collisionShare, withoutMiddles } from './middle-lines.ts';
import { sheetColumns } from './sheet-columns.ts';
import { sheetRows } from './sheet-rows.ts';

const thresholds = {
  /** Largest share of a chart that its labels take; with more text, the lines are drawn between cells. */
  mostLabels: 0.08,

  /** Share of colliding lines from which there is text beside the sheet: a chart, a drawing. */
  mostCollisions: 0.1,
};

/**
 * Converts a page printed by a spreadsheet program to one table with everything on it; null for a page
 * without text, and for one on which more than a sheet is printed.
 */
export function printedSheet(
  page: PageContent,
  fonts: readonly FontFace[],
  tables: readonly FoundTable[],
): FoundTable | null {
  const words = wordsOf(glyphsOfCells(page));
  const { lines, middles } = withoutMiddles(pageRows(words, true));

  if (lines.length === 0 || collisionShare(lines) > thresholds.mostCollisions) {
    return null;
  }

  const rulings = rulingsOf(page);
  const rules = joinRulings(rulings.horizontal.filter(({ drawn }) => drawn));
  const box = grown(boxAround(words), 1);
  const drawn = joinRulings(rulings.vertical)
    .map(({ position }) => position)
    .filter((position) => position > box.left + 1 && position < box.right - 1);
  const edges = sheetColumns([...lines, ...middles.map(({ line }) => line)], drawn);
  const rows = sheetRows(lines, edges, rules, fonts);
  const xs = [box.left, ...edges, box.right];
  const merged = [
    ...rows.flatMap((row, index) => mergedCells(row, index, xs)),
    ...middles.flatMap(({ line, above }) =>
      mergedDown(
        line,
        rows.findIndex((row) => row.includes(above)),
        xs,
      ),
    ),
  ];
  const plain: FoundGrid = {
    xs,
    ys: rowEdges(rows, box),
    spans: places(rows.length, xs.length - 1),
    ruled: true,
  };
  const grid = withMerged(plain, [...mergedByLines(plain, tables), ...merged]);

  return buildTable(grid, words, { pageIndex: page.pageIndex, rulings });
}

/** Glyphs of the cells that begin on a page, without the labels of charts. */
function glyphsOfCells(page: PageContent): readonly PageGlyph[] {
  const charts = figuresOf(page, []).filter(
    ({ source, ...box }) => source.kind === 'region' && textShare(page, box) < thresholds.mostLabels,
  );

  // Text that runs over the edge of a page is printed again on the next one, where it begins left of the
  // page.
  const cutOff = new Set(page.glyphs.filter(({ right }) => right <= 0).map(({ object }) => object));

  return page.glyphs.filter(
    (glyph) => !cutOff.has(glyph.object) && !charts.some((chart) => mostlyHolds(chart, glyph)),
  );
}

function textShare({ glyphs }: PageContent, box: Box): number {
  const inside = glyphs.filter((glyph) => mostlyHolds(box, glyph));

  return inside.reduce((sum, glyph) => sum + areaOf(glyph), 0) / areaOf(box);
}

function rowEdges(rows: readonly (readonly TextRow[])[], box: Box): number[] {
  const inner = rows.slice(1).map((row, index) => {
    const above = Math.max(...rows[index]!.map(({ bottom }) => bottom));
    const below = Math.min(...row.map(({ top }) => top));

    return (above + below) / 2;
  });

  return [box.top, ...inner, box.bottom];
}

function places(rows: number, columns: number): Span[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
    rowSpan: 1,
    columnSpan: 1,
  }));
}
