import { holds } from '../../layout/boxes.ts';
import type { Block, Table, TableCell } from '../../layout/model.ts';
import type { PageContent } from '../../layout/page-content.ts';

/** Share of the cells that hold text in a table worth the name. */
const filledShare = 0.3;

/** A cell with more than this share of all text is a frame with lines around it. */
const largestShare = 0.75;

/** Points along the edges of a page that tables keep free. */
const pageEdge = 1.5;

/** So many fields make a form. */
const fewestFields = 3;

/** A list has a label to each two or three cells. */
const labelShare = 0.2;

/**
 * Boxes and arrows of a drawing may look like a table, and so may frames side by side. A table has text in many cells,
 * not all of it in one, and where no rules part its cells it was painted row by row.
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

/** The edges of a page and of its background are no rules of a table. */
function isWithin({ places }: Table, { widthPoints, heightPoints }: PageContent): boolean {
  return places.every(({ box }) =>
    holds({ left: 0, top: 0, right: widthPoints, bottom: heightPoints }, box, -pageEdge),
  );
}

/** Lines of a form that is filled in on the screen: its fields stand in their places, whatever rows and columns it has. */
function isForm({ places }: Table, { fields }: PageContent): boolean {
  return fields.filter((field) => places.some(({ box }) => holds(box, field, 2))).length >= fewestFields;
}

/** A column of labels makes a list, however well its texts line up. */
function isList(cells: readonly TableCell[]): boolean {
  const labels = cells.filter(({ blocks }) => /^[^\p{L}\p{N}]$/u.test(blocks.map(textOf).join('').trim()));

  return labels.length >= labelShare * cells.length;
}

function textOf(block: Block): string {
  return block.kind === 'paragraph'
    ? block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')
    : '';
}

/** Frames are painted one after the other, each from the top to the bottom. */
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
