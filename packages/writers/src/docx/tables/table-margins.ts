import type { Paragraph, Table } from '@octavo/layout/model';

/** Space between the sides of cells and their text, in points. */
export interface CellMargins {
  readonly left: number;
  readonly right: number;
}

const mostPoints = 8;
/** Reserve in points, so that lines that just fit do not wrap in another font. */
const slackPoints = 1;

/** Common margins of all cells of a table: the smallest distance of any text from each side. */
export function cellMargins({ cells }: Table): CellMargins {
  let left = mostPoints;
  let right = mostPoints;

  for (const { blocks, place } of cells) {
    for (const block of blocks) {
      if (block.kind === 'paragraph') {
        left = Math.min(left, leftOf(block, place.box.left));
        right = Math.min(right, rightOf(block, place.box.right) - slackPoints);
      }
    }
  }

  return { left: Math.max(0, left), right: Math.max(0, Math.min(right, left)) };
}

function leftOf({ places, indentLeft, firstLineIndent }: Paragraph, edge: number): number {
  return Math.min(
    places[0].box.left - edge,
    Math.max(0, indentLeft),
    Math.max(0, indentLeft + firstLineIndent),
  );
}

function rightOf({ places }: Paragraph, edge: number): number {
  return edge - places[0].box.right;
}
