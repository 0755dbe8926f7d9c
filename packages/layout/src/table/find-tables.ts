import type { Box, FontFace, PageContent } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, heightOf, sharedArea, widthOf } from '../boxes.ts';
import type { TagTables } from '../tags/tag-tables.ts';
import { buildTable } from './cells/build-table.ts';
import { withHeaders } from './cells/header-rows.ts';
import type { FoundGrid, FoundTable } from './found-table.ts';
import { nestTables } from './joining/nest-tables.ts';
import { findRuled } from './lattice/ruled-tables.ts';
import { type JoinedRuling, joinRulings } from './rulings/join-rulings.ts';
import { ruleChains } from './rulings/rule-chains.ts';
import { rulingsOf } from './rulings/rulings.ts';
import { taggedTables, withTagged } from './tagged/tagged-tables.ts';
import { alignedRuns } from './text-grid/aligned-runs.ts';
import { columnEdges } from './text-grid/columns.ts';
import { isContentsList } from './text-grid/contents-list.ts';
import { areTable, type Demands } from './text-grid/evidence.ts';
import { labelledGrids } from './text-grid/labelled-rows.ts';
import { stripsOf } from './text-grid/strips.ts';
import { placeRow, textGrid } from './text-grid/text-grid.ts';
import { pageRows } from './words/page-rows.ts';
import type { TextRow } from './words/text-rows.ts';
import { wordsOf } from './words/words.ts';

const thresholds = {
  /** Share of a word's area in a drawing from which the word is a label of the drawing. */
  drawnShare: 0.4,

  /** Smallest side of a picture, in points; smaller ones are rules drawn as pictures. */
  smallestPicture: 4,

  /** Fewest rows with several texts in a table without rules. */
  fewestRows: 3,
};

export interface TableReading {
  /** True for a sheet, whose tables have columns; a document also has labelled texts and framed paragraphs. */
  readonly isForSheet: boolean;
  /**
   * True when the figures below each other in the cells of a single row may be paragraphs, as a word processor
   * allows. Otherwise they are rows, which lines need not separate.
   */
  readonly keepsCells?: boolean;
  /** Tables according to the document's tags. */
  readonly tagTables?: TagTables | undefined;
}

/** Tables of a page, from the top. Fonts distinguish headings from the text below them. */
export function findTables(
  page: PageContent,
  fonts: readonly FontFace[],
  { isForSheet, keepsCells = false, tagTables }: TableReading = { isForSheet: true },
): FoundTable[] {
  const rulings = rulingsOf(page);
  const words = wordsOf(page.glyphs.filter(({ artifact }) => !artifact));
  const horizontal = joinRulings(rulings.horizontal);
  const ground = { pageIndex: page.pageIndex, rulings };
  const pictures = page.images.filter(
    (image) => widthOf(image) > thresholds.smallestPicture && heightOf(image) > thresholds.smallestPicture,
  );
  const { widthPoints, heightPoints } = page;
  const reading = { ...ground, isForSheet, keepsCells, pictures, widthPoints, heightPoints };
  const { tables, drawings } = findRuled(rulings, horizontal, words, pageRows(words), reading);
  const isFree = (box: Box) => tables.every(({ places: [{ box: taken }] }) => !meets(box, taken));

  const freeRows = () => pageRows(words.filter(isFree));
  const addTextTable = (
    rows: readonly TextRow[],
    box: Box,
    rules: readonly JoinedRuling[],
    demands: Demands,
  ) => {
    const isDrawn = drawings.some(
      (drawing) => sharedArea(drawing, box) > areaOf(box) * thresholds.drawnShare,
    );
    const grid = isDrawn ? null : textTable(rows, box, rules, demands);

    if (grid !== null) {
      tables.push(buildTable(grid, words, ground));
    }
  };

  const rules = horizontal.filter((rule) => isFree(boxOfRule(rule)));

  for (const { box, rows, rules: count } of ruleChains(rules, freeRows())) {
    if (isFree(box)) {
      addTextTable(rows, box, rulesWithin(rules, box), { rows: 2, rules: count });
    }
  }

  for (const strip of stripsOf(freeRows())) {
    for (const run of alignedRuns(strip)) {
      const box = boxAround(run);
      addTextTable(run, box, rulesWithin(rules, box), { rows: thresholds.fewestRows, rules: 0 });
    }
  }

  if (!isForSheet) {
    for (const strip of stripsOf(freeRows())) {
      for (const grid of labelledGrids(strip)) {
        tables.push(buildTable(grid, words, ground));
      }
    }
  }

  const tagged =
    tagTables === undefined
      ? []
      : taggedTables(
          page.glyphs.filter(({ artifact }) => !artifact),
          tagTables,
          ground,
          tables,
        );
  const looked = tables.filter((table) => !isContentsList(table));

  return nestTables(withTagged(looked, tagged).map((table) => withHeaders(table, fonts)));
}

function textTable(
  rows: readonly TextRow[],
  box: Box,
  rules: readonly JoinedRuling[],
  demands: Demands,
): FoundGrid | null {
  const several = rows.filter(({ phrases }) => phrases.length > 1);

  if (several.length < demands.rows) {
    return null;
  }

  const edges = columnEdges(rows);
  const placed = rows.map((row) => placeRow(row, [box.left, ...edges, box.right], rules));

  return areTable(placed, edges.length + 1, demands) ? textGrid(rows, box, rules, edges) : null;
}

function boxOfRule({ start, end, position }: JoinedRuling): Box {
  return { left: start, right: end, top: position - 0.5, bottom: position + 0.5 };
}

function rulesWithin(rules: readonly JoinedRuling[], box: Box): JoinedRuling[] {
  return rules.filter(
    ({ position, start, end }) =>
      position >= box.top - 1 && position <= box.bottom + 1 && end > box.left && start < box.right,
  );
}

function meets(one: Box, other: Box): boolean {
  const x = (one.left + one.right) / 2;
  const y = (one.top + one.bottom) / 2;

  return x > other.left && x < other.right && y > other.top && y < other.bottom;
}
