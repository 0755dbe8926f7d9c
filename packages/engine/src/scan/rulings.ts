import type { InkBitmap } from './ink.ts';

/** A straight line of ink, level or upright; pixels. */
export interface ScannedRuling {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Shorter lines are strokes of letters; a share of the longer side of the picture. */
const shortestShare = 1 / 24;

/** A hole in the ink no longer than this does not end a line. */
const largestHole = 1;

/** Broader than this is an area, in pixels of a picture of 1700. */
const broadest = 9;

/** A line on paper that is not quite level steps from row to row. */
const stepReach = 3;

/** Lines as tables and forms have them, level ones first. */
export function rulingsOf(ink: InkBitmap): ScannedRuling[] {
  const shortest = Math.max(24, Math.max(ink.width, ink.height) * shortestShare);
  const upright = levelLines(turned(ink), shortest).map(({ left, top, right, bottom }) => ({
    left: top,
    top: left,
    right: bottom,
    bottom: right,
  }));

  return [...levelLines(ink, shortest), ...upright];
}

/** The picture mirrored at its diagonal. */
function turned({ width, height, data }: InkBitmap): InkBitmap {
  const result = new Uint8Array(data.length);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      result[x * height + y] = data[y * width + x]!;
    }
  }

  return { width: height, height: width, data: result };
}

interface Growing {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function levelLines({ width, height, data }: InkBitmap, shortest: number): ScannedRuling[] {
  const done: Growing[] = [];
  let open: Growing[] = [];
  // Pieces of a line that steps from row to row are shorter than the line.
  const piece = shortest / 2;

  for (let y = 0; y < height; y += 1) {
    for (const [left, right] of longRuns(data, y * width, width, piece)) {
      const line = open.find(
        (candidate) => left <= candidate.right + stepReach && right >= candidate.left - stepReach,
      );

      if (line === undefined) {
        open.push({ left, top: y, right, bottom: y + 1 });
      } else {
        line.left = Math.min(line.left, left);
        line.right = Math.max(line.right, right);
        line.bottom = y + 1;
      }
    }

    done.push(...open.filter(({ bottom }) => bottom < y + 1 - stepReach));
    open = open.filter(({ bottom }) => bottom >= y + 1 - stepReach);
  }

  return [...done, ...open].filter(
    ({ left, top, right, bottom }) =>
      right - left >= shortest && bottom - top <= broadest && right - left > (bottom - top) * 8,
  );
}

function longRuns(data: Uint8Array, start: number, width: number, shortest: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = -1;
  let last = -1;

  for (let x = 0; x <= width; x += 1) {
    if (x < width && data[start + x] === 1) {
      from = from === -1 ? x : from;
      last = x;
    } else if (from !== -1 && (x === width || x - last > largestHole)) {
      if (last + 1 - from >= shortest) {
        runs.push([from, last + 1]);
      }

      from = -1;
    }
  }

  return runs;
}
