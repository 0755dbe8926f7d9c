import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { TextWord } from '../document/editing-document.ts';
import { boxAround, type Size, union } from '../document/geometry.ts';

/** Lines of a page that moved objects align with. */
export interface SnapLines {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** Line that an object is aligned with. */
export interface Guide {
  readonly axis: 'across' | 'down';
  readonly at: number;
}

/** Middle and edges of the page, margins of its text, and edges and middles of other objects. */
export function snapLines(page: Size, words: readonly TextWord[], others: readonly Box[]): SnapLines {
  const text = words.length === 0 ? [] : [union(words.map(({ quad }) => boxAround(quad)))];
  const boxes = [{ left: 0, top: 0, ...page }, ...text, ...others];

  return {
    across: boxes.flatMap(({ left, width }) => [left, left + width / 2, left + width]),
    down: boxes.flatMap(({ top, height }) => [top, top + height / 2, top + height]),
  };
}

/** The movement that aligns a box, when a line is near enough, and the lines it is aligned with then. */
export function snapped(
  box: Box,
  lines: SnapLines,
  tolerance: number,
): { readonly by: Point; readonly guides: readonly Guide[] } {
  const x = nearest([box.left, box.left + box.width / 2, box.left + box.width], lines.across, tolerance);
  const y = nearest([box.top, box.top + box.height / 2, box.top + box.height], lines.down, tolerance);

  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    guides: [
      ...(x === null ? [] : [{ axis: 'across', at: x.at } as const]),
      ...(y === null ? [] : [{ axis: 'down', at: y.at } as const]),
    ],
  };
}

function nearest(
  edges: readonly number[],
  lines: readonly number[],
  tolerance: number,
): { readonly by: number; readonly at: number } | null {
  let best: { readonly by: number; readonly at: number } | null = null;

  for (const edge of edges) {
    for (const at of lines) {
      const by = at - edge;

      if (Math.abs(by) <= Math.min(tolerance, Math.abs(best?.by ?? tolerance))) {
        best = { by, at };
      }
    }
  }

  return best;
}
