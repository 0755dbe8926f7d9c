import type { BlockPosition, Paragraph, Section } from '@octavo/layout/model';
import type { Box } from '@octavo/pdf/content/page-content';
import { columnOf } from '../flow/flow.ts';
import { largestSize } from '../flow/lines.ts';
import { twips } from '../units.ts';
import type { ParagraphFormat } from './paragraph-format.ts';

/** Left and right edges on the page, or distances from them. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

/**
 * Half a word in multiples of its font size, and free space beside lines that may be a coincidence, in
 * points.
 */
const wordSizes = 2.5;
const leastFree = 12;

const nearPoints = 3;

/** Words that miss a line by less than this may fit when another program rounds differently. */
const leastRoom = 0.5;

/**
 * Extra width reserved so that a single line does not break in another font; table cells also reserve space
 * for their borders.
 */
const spareShare = 0.04;
const sparePoints = 6;
const borderPoints = 1.5;

/** Indents within a cell or a box, whose edges are more reliable than the column in the model. */
export function indentsBetween(paragraph: Paragraph, edges: Edges): Edges {
  const { alignment, direction, firstLineIndent, lineCount, places } = paragraph;
  const [{ box }] = places;
  const isLone = lineCount === 1;
  // Offset of a single line, or of the outermost of several.
  const begins = isLone ? firstLineIndent : Math.min(0, firstLineIndent);
  const isSpread = alignment === 'left' || alignment === 'justify';

  if (direction === 'rtl') {
    const start = isSpread ? edges.right - begins - box.right : 0;

    return {
      left: isLone ? beyond(box.left - edges.left, box) : 0,
      right: Math.max(0, snapped(start)),
    };
  }

  if (standsRight(paragraph, edges)) {
    return { left: 0, right: 0 };
  }

  const left = isSpread ? Math.max(0, snapped(box.left - begins - edges.left)) : 0;

  if (!isLone) {
    const right = alignment === 'right' || alignment === 'justify' ? edges.right - rightOf(places[0]) : 0;

    return { left, right: breakingRight(paragraph, Math.max(0, snapped(right)), () => edges.right) };
  }

  switch (alignment) {
    case 'right':
      return {
        left: beyond(box.left - edges.left, box),
        right: Math.max(0, snapped(edges.right - rightOf(places[0]))),
      };
    case 'centre': {
      const side = beyond((edges.right - edges.left - (box.right - box.left)) / 2, box);

      return { left: side, right: side };
    }
    default:
      return { left, right: beyond(edges.right - box.right, box) };
  }
}

/**
 * Negative indent in twips that lets a single line extend beyond its edge instead of wrapping; 0 when it has
 * enough room.
 */
function beyond(free: number, { left, right }: Box): number {
  return Math.min(0, twips(free - borderPoints - (right - left) * spareShare));
}

/**
 * True for a single line that ends at the right edge and starts far from the left one: it was right-aligned.
 */
export function standsRight(
  { alignment, direction, lineCount, places, tabStops }: Paragraph,
  edges: Edges,
): boolean {
  const [{ box }] = places;
  const near = Math.abs(edges.right - box.right) < nearPoints;
  const far = box.left - edges.left > (edges.right - edges.left) / 2;

  return (
    alignment === 'left' && direction === 'ltr' && lineCount === 1 && tabStops.length === 0 && near && far
  );
}

export function indentsOf(paragraph: Paragraph, section: Section | null): Edges {
  const { alignment, indentLeft, lineCount, direction, places } = paragraph;

  if (paragraph.frame !== null) {
    return { left: snapped(indentLeft), right: snapped(paragraph.indentRight) };
  }

  const indentRight = Math.max(paragraph.indentRight, section === null ? 0 : freeBeside(paragraph, section));
  const single = lineCount === 1;
  const left = snapped(indentLeft);
  const right = snapped(indentRight);

  if (direction === 'rtl') {
    return { left: single ? 0 : left, right };
  }

  const [{ box }] = places;
  const spare = alignment === 'left' ? Math.max(sparePoints, (box.right - box.left) * spareShare) : 0;

  // Free space beside a single line is not an indent: text in another font needs the room.
  return {
    left: single && (alignment === 'right' || alignment === 'centre') ? 0 : left,
    right:
      single && alignment !== 'right'
        ? Math.min(0, right - twips(spare))
        : breakingRight(paragraph, right, (place) => section?.columns[columnOf(section, place)]?.right),
  };
}

/**
 * Right indent that keeps the line ends of the source: so wide that the first word of the next line does not
 * fit.
 *
 * @param right the indent so far, in twips
 */
function breakingRight(
  { alignment, direction, places }: Paragraph,
  right: number,
  edgeOf: (place: BlockPosition) => number | undefined,
): number {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;

  for (const place of places) {
    const edge = edgeOf(place);

    for (const line of edge === undefined ? [] : (place.lines ?? [])) {
      const free = (edge ?? 0) - line.right;
      least = Math.max(least, line.nextWord === null ? least : free - line.nextWord);
      most = Math.min(most, free);
    }
  }

  const isSet = alignment === 'left' && direction === 'ltr' && most > least;

  return isSet && right < twips(least + leastRoom) ? twips((least + most) / 2) : right;
}

/**
 * Free space on the right of all lines of a paragraph. The longest line of a ragged paragraph ends before its
 * edge; the more lines, the smaller this gap.
 */
function freeBeside(paragraph: Paragraph, section: Section): number {
  const { alignment, direction, inlines, lineCount, places } = paragraph;
  const [place] = places;
  const edge = section.columns[columnOf(section, place)]?.right;

  if (edge === undefined || direction === 'rtl' || lineCount < 2 || places.length > 1) {
    return 0;
  }

  const free = edge - rightOf(place);

  if (alignment === 'justify') {
    return free;
  }

  const short = (wordSizes * largestSize(inlines)) / (lineCount + 1);

  return alignment === 'left' && free > 2 * short + leastFree ? free - short : 0;
}

/** Right end of the longest line of a paragraph. */
function rightOf({ box, lines = [] }: BlockPosition): number {
  return lines.length === 0 ? box.right : Math.max(...lines.map(({ right }) => right));
}

function snapped(points: number): number {
  return Math.abs(points) < 1 ? 0 : twips(points);
}

/**
 * Maps to Word's alignment, in which left is also the start side of lines (ECMA-376, part 1, 17.18.44, named
 * start there).
 */
export function alignmentOf({ alignment }: Paragraph): ParagraphFormat['alignment'] {
  return alignment === 'centre' ? 'center' : alignment === 'justify' ? 'both' : alignment;
}
