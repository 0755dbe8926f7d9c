import type { Box } from '@octavo/pdf/content/page-content';

/** Side of the grid squares, in points: content closer than this may belong to one drawing. */
const side = 8;

/** Grid size across and down: content beyond it, outside any slide, shares the last square. */
const most = 200;

/**
 * Groups boxes that touch, or almost touch.
 *
 * @returns the group number of each box
 */
export function clustersOf(boxes: readonly Box[]): readonly number[] {
  const covered = coverage(boxes);
  const groups = new Int32Array(most * most).fill(-1);
  let count = 0;

  for (const box of boxes) {
    const { row, column } = squareOf(box);
    count += flood(covered, groups, row * most + column, count) ? 1 : 0;
  }

  return boxes.map((box) => {
    const { row, column } = squareOf(box);

    return groups[row * most + column]!;
  });
}

function squareOf({ left, top }: Box): { row: number; column: number } {
  return { row: clamp(top / side), column: clamp(left / side) };
}

function clamp(position: number): number {
  return Math.min(Math.max(Math.floor(position), 0), most - 2);
}

/** Number of boxes that cover each square, computed by two-dimensional prefix sums. */
function coverage(boxes: readonly Box[]): Int32Array {
  const sums = new Int32Array(most * most);

  for (const box of boxes) {
    const { row, column } = squareOf(box);
    const below = clamp(box.bottom / side) + 1;
    const beside = clamp(box.right / side) + 1;
    sums[row * most + column]! += 1;
    sums[below * most + column]! -= 1;
    sums[row * most + beside]! -= 1;
    sums[below * most + beside]! += 1;
  }

  for (let at = 0; at < sums.length; at += 1) {
    const row = Math.floor(at / most);
    const column = at % most;
    sums[at]! +=
      (column > 0 ? sums[at - 1]! : 0) +
      (row > 0 ? sums[at - most]! : 0) -
      (column > 0 && row > 0 ? sums[at - most - 1]! : 0);
  }

  return sums;
}

/**
 * Assigns a group number to a square and all connected covered squares; false when it already has one or is
 * not covered.
 */
function flood(covered: Int32Array, groups: Int32Array, start: number, group: number): boolean {
  if (groups[start] !== -1 || covered[start] === 0) {
    return false;
  }

  const waiting = [start];
  groups[start] = group;

  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of [at - 1, at + 1, at - most, at + most]) {
      if (covered[next] && groups[next] === -1) {
        groups[next] = group;
        waiting.push(next);
      }
    }
  }

  return true;
}
