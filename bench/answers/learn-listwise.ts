/** Candidates of one question: values of their features, and how well each answers, from 0 to 1. */
export interface ListExample {
  readonly values: readonly (readonly number[])[];
  readonly gains: readonly number[];
}

const thresholds = { steps: 250, rate: 0.1, penalty: 2e-4 };

/**
 * Weights that give candidates with a gain much of the probability by a softmax over each list, after normalising
 * the features. Adam over all examples at once: no chance is involved, so the same examples give the same weights.
 */
export function learnListwise(examples: readonly ListExample[]): number[] {
  const size = examples[0]?.values[0]?.length ?? 0;
  const scale = scalesOf(examples, size);
  const lists = examples
    .filter(({ gains }) => Math.max(...gains) > Math.min(...gains))
    .map(({ values, gains }) => sparse(values, gains, scale));
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);

  for (let step = 1; step <= thresholds.steps; step += 1) {
    const slope = new Float64Array(size);

    for (const list of lists) {
      addSlope(list, weights, slope);
    }

    for (let at = 0; at < size; at += 1) {
      const value = slope[at]! / lists.length + thresholds.penalty * weights[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * value;
      square[at] = 0.999 * square[at]! + 0.001 * value * value;
      const first = mean[at]! / (1 - 0.9 ** step);
      const second = square[at]! / (1 - 0.999 ** step);
      weights[at]! -= (thresholds.rate * first) / (Math.sqrt(second) + 1e-8);
    }
  }

  return [...weights].map((weight, at) => weight / scale[at]!);
}

/** Values of a list other than 0, most of which are: row after row, with their columns. */
interface SparseList {
  readonly gains: Float64Array;
  readonly values: Float64Array;
  readonly columns: Uint8Array;
  /** First value of each row; one more at the end. */
  readonly offsets: Int32Array;
  /** Probabilities of the rows, computed anew in each step. */
  readonly masses: Float64Array;
}

function sparse(
  rows: readonly (readonly number[])[],
  gains: readonly number[],
  scale: readonly number[],
): SparseList {
  const values: number[] = [];
  const columns: number[] = [];
  const offsets = [0];

  for (const row of rows) {
    for (const [at, value] of row.entries()) {
      if (value !== 0) {
        values.push(value / scale[at]!);
        columns.push(at);
      }
    }

    offsets.push(values.length);
  }

  return {
    gains: Float64Array.from(gains),
    values: Float64Array.from(values),
    columns: Uint8Array.from(columns),
    offsets: Int32Array.from(offsets),
    masses: new Float64Array(rows.length),
  };
}

/** Slope of the negative logarithm of the expected gain. */
function addSlope(
  { gains, values, columns, offsets, masses }: SparseList,
  weights: Float64Array,
  slope: Float64Array,
): void {
  let highest = Number.NEGATIVE_INFINITY;

  for (let row = 0; row < masses.length; row += 1) {
    let score = 0;

    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) {
      score += weights[columns[at]!]! * values[at]!;
    }

    masses[row] = score;
    highest = Math.max(highest, score);
  }

  let all = 0;
  let right = 0;

  for (let row = 0; row < masses.length; row += 1) {
    const mass = Math.exp(masses[row]! - highest);
    masses[row] = mass;
    all += mass;
    right += mass * gains[row]!;
  }

  for (let row = 0; row < masses.length; row += 1) {
    const push = masses[row]! / all - (masses[row]! * gains[row]!) / right;

    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) {
      slope[columns[at]!]! += push * values[at]!;
    }
  }
}

function scalesOf(examples: readonly ListExample[], size: number): number[] {
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  let count = 0;

  for (const { values } of examples) {
    for (const row of values) {
      count += 1;

      for (const [at, value] of row.entries()) {
        sums[at]! += value;
        squares[at]! += value * value;
      }
    }
  }

  return Array.from(sums, (sum, at) => {
    const deviation = Math.sqrt(Math.max(0, squares[at]! / count - (sum / count) ** 2));

    return deviation > 1e-9 ? deviation : 1;
  });
}
