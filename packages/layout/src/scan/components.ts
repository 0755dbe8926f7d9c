import type { InkBitmap } from './ink.ts';

/** A connected component of ink: a letter, a dot, a rule. Pixels; `right` and `bottom` are exclusive. */
export interface InkComponent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
}

interface Patch {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

const thresholds = {
  /** More components than a page of small print has; the rest is noise that would only cost time. */
  mostComponents: 200_000,
};

/** Finds 8-connected components of ink by joining the runs of each row with those above. */
export function componentsOf({ width, height, data }: InkBitmap): InkComponent[] {
  const parents: number[] = [];
  const patches: Patch[] = [];
  let above: PixelRun[] = [];

  for (let y = 0; y < height && patches.length < thresholds.mostComponents; y += 1) {
    const row = runsOf(data, y * width, width);
    let next = 0;

    for (const run of row) {
      while (next < above.length && above[next]!.end < run.start) {
        next += 1;
      }

      for (let at = next; at < above.length && above[at]!.start <= run.end; at += 1) {
        const root = rootOf(parents, above[at]!.label);

        if (run.label === -1) {
          run.label = root;
        } else if (root !== run.label) {
          const [kept, gone] = root < run.label ? [root, run.label] : [run.label, root];
          parents[gone] = kept;
          joinInto(patches[kept]!, patches[gone]!);
          run.label = kept;
        }
      }

      if (run.label === -1) {
        run.label = patches.length;
        parents.push(run.label);
        patches.push({ left: run.start, top: y, right: run.end, bottom: y + 1, pixels: run.end - run.start });
      } else {
        const own = { left: run.start, top: y, right: run.end, bottom: y + 1, pixels: run.end - run.start };
        joinInto(patches[run.label]!, own);
      }
    }

    above = row;
  }

  return patches.filter((_, label) => parents[label] === label);
}

interface PixelRun {
  readonly start: number;
  /** Exclusive end pixel. */
  readonly end: number;
  label: number;
}

function runsOf(data: Uint8Array, offset: number, width: number): PixelRun[] {
  const runs: PixelRun[] = [];

  for (let x = 0; x < width; x += 1) {
    if (data[offset + x] === 0) {
      continue;
    }

    const start = x;

    while (x < width && data[offset + x] === 1) {
      x += 1;
    }

    runs.push({ start, end: x, label: -1 });
  }

  return runs;
}

function rootOf(parents: number[], label: number): number {
  let root = label;

  while (parents[root] !== root) {
    root = parents[root]!;
  }

  parents[label] = root;

  return root;
}

function joinInto(patch: Patch, other: Patch): void {
  patch.left = Math.min(patch.left, other.left);
  patch.top = Math.min(patch.top, other.top);
  patch.right = Math.max(patch.right, other.right);
  patch.bottom = Math.max(patch.bottom, other.bottom);
  patch.pixels += other.pixels;
}
