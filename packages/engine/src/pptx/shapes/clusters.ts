import type { Box } from '../../layout/page-content.ts';

/** Side of the squares that things are sorted into, in points: what stands nearer than this may be one drawing. */
const side = 8;

/** Squares across and down: beyond any slide, things share the last one. */
const most = 200;

/**
 * Sorts boxes into groups that touch, or nearly so.
 *
 * @returns for each box the number of its group
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

/** Squares that some box covers, by the sums of what begins and ends above and to the left. */
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

/** Gives a square and all covered ones that touch it the number of a group; false when it has one. */
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
