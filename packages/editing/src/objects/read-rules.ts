import type { Box } from '@octavo/contract/edits/primitives';
import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { PageInterpretation } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { mapPoint } from '@octavo/pdf/matrix';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { PageSpace } from '../geometry/page-space.ts';

type UserPoint = readonly [number, number];

/** Lengths in points of rules at least, and of their thickness at most. */
const limits = { length: 20, thickness: 2.5 } as const;

/** Most rules of a page; a hatched drawing has many more, none of them a line to sign on. */
const mostRules = 4000;

/** Level rules of a page as it is shown, also those that are drawn as parts of one path, such as lines of a form. */
export function readRules(page: PdfPage, { objects }: Pick<PageInterpretation, 'objects'>): Box[] {
  const space = new PageSpace(page);
  const rules: Box[] = [];

  for (const object of objects) {
    if (object.kind !== 'path' || !object.isVisible || rules.length >= mostRules) {
      continue;
    }

    for (const [one, other] of edgesOf(object)) {
      const box = space.shownBox([
        Math.min(one[0], other[0]),
        Math.min(one[1], other[1]),
        Math.max(one[0], other[0]),
        Math.max(one[1], other[1]),
      ]);

      if (box.width >= limits.length && box.height <= limits.thickness) {
        rules.push(box);
      }
    }
  }

  return rules.slice(0, mostRules);
}

/** Straight edges of a stroked path, and the diagonals of thin bars, which many programs fill in place of lines. */
function edgesOf({ drawing, range, matrix, operator }: PaintedObject): (readonly [UserPoint, UserPoint])[] {
  const isStroked = /^[sSbB]/.test(operator);
  const edges: (readonly [UserPoint, UserPoint])[] = [];
  let first: UserPoint | null = null;
  let last: UserPoint | null = null;
  const lineTo = (to: UserPoint | null) => {
    if (isStroked && last !== null && to !== null) {
      edges.push([last, to]);
    }

    last = to;
  };

  eachOperator(drawing.source.content.subarray(range.start, range.end), (name, operands) => {
    const values = operands.map((value) => (typeof value === 'number' ? value : 0));
    const [x = 0, y = 0, width = 0, height = 0] = values;

    switch (name) {
      case 'm':
        first = mapPoint(matrix, x, y);
        last = first;
        break;
      case 'l':
        lineTo(mapPoint(matrix, x, y));
        break;
      case 'h':
        lineTo(first);
        break;
      case 're': {
        const corners = [
          mapPoint(matrix, x, y),
          mapPoint(matrix, x + width, y),
          mapPoint(matrix, x + width, y + height),
          mapPoint(matrix, x, y + height),
        ] as const;

        if (isStroked) {
          corners.forEach((corner, index) => edges.push([corner, corners[(index + 1) % 4]!]));
        } else {
          edges.push([corners[0], corners[2]]);
        }

        break;
      }
      case 'c':
      case 'v':
      case 'y':
        last = mapPoint(matrix, values.at(-2) ?? 0, values.at(-1) ?? 0);
        break;
    }
  });

  return edges;
}
