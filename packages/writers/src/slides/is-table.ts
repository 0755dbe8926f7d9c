import { holds } from '@octavo/layout/boxes';
import type { Block, Table, TableCell } from '@octavo/layout/model';
import type { PageContent } from '@octavo/pdf/content/page-content';

/** Smallest share of cells with text in a real table. */
const filledShare = 0.3;

/** Largest share of all text in one cell; above it, the cell is a frame with lines around it. */
const largestShare = 0.75;

/** Distance in points that tables keep from the page edges. */
const pageEdge = 1.5;

/** Smallest number of fields in a form. */
const fewestFields = 3;

/** Smallest share of label cells in a list, which has a label for every two or three cells. */
const labelShare = 0.2;

/**
 * True for a real table; boxes and arrows of a drawing may look like one, and so may adjacent frames. A table
 * has text in many cells, not all of it in one, and when no rules separate its cells it was painted row by
 * row.
 */
export function isTable(table: Table, page: PageContent): boolean {
  const { cells, rowHeights, columnWidths } = table;
  const lengths = cells.map(({ blocks }) => blocks.map(textOf).join('').trim().length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const filled = lengths.filter((length) => length > 0).length;

  return (
    rowHeights.length > 1 &&
    columnWidths.length > 1 &&
    filled >= 4 &&
    filled >= filledShare * cells.length &&
    Math.max(...lengths) <= largestShare * all &&
    isWithin(table, page) &&
    !isForm(table, page) &&
    (table.ruled || (!isList(cells) && isPaintedByRows(cells, page)))
  );
}

/** False when rules are the edges of the page or of its background. */
function isWithin({ places }: Table, { widthPoints, heightPoints }: PageContent): boolean {
  return places.every(({ box }) =>
    holds({ left: 0, top: 0, right: widthPoints, bottom: heightPoints }, box, -pageEdge),
  );
}

/** True for an interactive form: its fields have fixed positions, regardless of rows and columns. */
function isForm({ places }: Table, { fields }: PageContent): boolean {
  return fields.filter((field) => places.some(({ box }) => holds(box, field, 2))).length >= fewestFields;
}

/** True for a list: a column of labels makes a list, however well its texts align. */
function isList(cells: readonly TableCell[]): boolean {
  const labels = cells.filter(({ blocks }) => /^[^\p{L}\p{N}]$/u.test(blocks.map(textOf).join('').trim()));

  return labels.length >= labelShare * cells.length;
}

function textOf(block: Block): string {
  return block.kind === 'paragraph'
    ? block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')
    : '';
}

/** True when cells were painted row by row; frames are painted one after another, each from top to bottom. */
function isPaintedByRows(cells: readonly TableCell[], { glyphs }: PageContent): boolean {
  const painted = cells
    .map(({ row, column, place }) => ({
      row,
      column,
      first: glyphs.findIndex((glyph) => holds(place.box, glyph, 1) && glyph.text.trim() !== ''),
    }))
    .filter(({ first }) => first >= 0)
    .sort((a, b) => a.first - b.first);
  const steps = painted.slice(1).map((cell, index) => [painted[index]!, cell] as const);
  const across = steps.filter(([from, to]) => from.row === to.row).length;
  const down = steps.filter(([from, to]) => from.column === to.column).length;

  return across > down;
}
