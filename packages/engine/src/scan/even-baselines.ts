/** A line of a paragraph, with lengths in one unit. */
export interface ScannedLine {
  readonly paragraph: number;
  readonly baseline: number;
  readonly height: number;
}

/** Baselines that are off by less than this share of the height are off because pixels are whole. */
const mostOff = 0.06;
const fewestLines = 3;

/** Baselines of lines, at one distance where those of a paragraph are: pixels are too coarse to say it by themselves. */
export function evenBaselines(lines: readonly ScannedLine[]): number[] {
  const even = lines.map(({ baseline }) => baseline);
  let start = 0;

  for (let end = 1; end <= lines.length; end += 1) {
    if (lines[end]?.paragraph === lines[start]?.paragraph) {
      continue;
    }

    const own = lines.slice(start, end);
    const fitted = own.length >= fewestLines ? fittedTo(own.map(({ baseline }) => baseline)) : [];

    if (own.every(({ baseline, height }, index) => Math.abs(baseline - fitted[index]!) < height * mostOff)) {
      even.splice(start, own.length, ...fitted);
    }

    start = end;
  }

  return even;
}

/** The values of the straight line nearest to the given ones, by least squares. */
function fittedTo(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);

  return values.map((_, index) => mean + ((index - middle) * along) / spread);
}
