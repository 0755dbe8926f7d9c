/** A line of a paragraph, with all lengths in the same unit. */
export interface ScannedLine {
  readonly paragraph: number;
  readonly baseline: number;
  readonly height: number;
}

const thresholds = {
  /** Deviations of baselines below this share of the height are pixel rounding errors. */
  mostOff: 0.06,

  /** Minimum number of lines that are compared. */
  fewestLines: 3,
};

/**
 * Makes the baselines of a paragraph evenly spaced if they almost are: pixels are too coarse for exact
 * positions.
 */
export function evenBaselines(lines: readonly ScannedLine[]): number[] {
  const even = lines.map(({ baseline }) => baseline);
  let start = 0;

  for (let end = 1; end <= lines.length; end += 1) {
    if (lines[end]?.paragraph === lines[start]?.paragraph) {
      continue;
    }

    const own = lines.slice(start, end);
    const fitted = own.length >= thresholds.fewestLines ? fittedTo(own.map(({ baseline }) => baseline)) : [];

    if (
      own.every(
        ({ baseline, height }, index) => Math.abs(baseline - fitted[index]!) < height * thresholds.mostOff,
      )
    ) {
      even.splice(start, own.length, ...fitted);
    }

    start = end;
  }

  return even;
}

/** Values of the least-squares line through the given ones. */
function fittedTo(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);

  return values.map((_, index) => mean + ((index - middle) * along) / spread);
}
