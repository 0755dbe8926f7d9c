import type { InkBitmap } from './ink.ts';

/** A straight horizontal or vertical line of ink; in pixels. */
export interface ScannedRuling {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const thresholds = {
  /** Shortest line, as a share of the picture's longer side; shorter ones are strokes of letters. */
  shortestShare: 1 / 24,

  /** Largest gap in the ink that does not end a line, in pixels. */
  largestHole: 1,

  /** Largest line width, in pixels of a picture with a longer side of 1700; broader ink is an area. */
  broadest: 9,

  /** Overlap tolerance for a slightly skewed line, which steps from row to row, in pixels. */
  stepReach: 3,

  /** Shortest ruling, in pixels. */
  shortestPixels: 24,

  /** Smallest ratio of the length of a ruling to its thickness. */
  slimness: 8,
};

/** Lines of tables and forms, horizontal ones first. */
export function rulingsOf(ink: InkBitmap): ScannedRuling[] {
  const shortest = Math.max(
    thresholds.shortestPixels,
    Math.max(ink.width, ink.height) * thresholds.shortestShare,
  );
  const upright = levelLines(turned(ink), shortest).map(({ left, top, right, bottom }) => ({
    left: top,
    top: left,
    right: bottom,
    bottom: right,
  }));

  return [...levelLines(ink, shortest), ...upright];
}

/** Transposes the bitmap. */
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
  // A line that steps from row to row consists of shorter pieces.
  const piece = shortest / 2;

  for (let y = 0; y < height; y += 1) {
    for (const [left, right] of longRuns(data, y * width, width, piece)) {
      const line = open.find(
        (candidate) =>
          left <= candidate.right + thresholds.stepReach && right >= candidate.left - thresholds.stepReach,
      );

      if (line === undefined) {
        open.push({ left, top: y, right, bottom: y + 1 });
      } else {
        line.left = Math.min(line.left, left);
        line.right = Math.max(line.right, right);
        line.bottom = y + 1;
      }
    }

    done.push(...open.filter(({ bottom }) => bottom < y + 1 - thresholds.stepReach));
    open = open.filter(({ bottom }) => bottom >= y + 1 - thresholds.stepReach);
  }

  return [...done, ...open].filter(
    ({ left, top, right, bottom }) =>
      right - left >= shortest &&
      bottom - top <= thresholds.broadest &&
      right - left > (bottom - top) * thresholds.slimness,
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
    } else if (from !== -1 && (x === width || x - last > thresholds.largestHole)) {
      if (last + 1 - from >= shortest) {
        runs.push([from, last + 1]);
      }

      from = -1;
    }
  }

  return runs;
}
