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
    .map(({ values, gains }) => ({
      gains,
      matrix: Float64Array.from(values.flatMap((row) => row.map((value, at) => value / scale[at]!))),
    }));
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);

  for (let step = 1; step <= thresholds.steps; step += 1) {
    const slope = new Float64Array(size);

    for (const { matrix, gains } of lists) {
      addSlope(matrix, gains, weights, slope);
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

/** Slope of the negative logarithm of the expected gain. */
function addSlope(
  matrix: Float64Array,
  gains: readonly number[],
  weights: Float64Array,
  slope: Float64Array,
): void {
  const size = weights.length;
  const scores = gains.map((_, row) => {
    let sum = 0;

    for (let at = 0; at < size; at += 1) {
      sum += weights[at]! * matrix[row * size + at]!;
    }

    return sum;
  });
  const highest = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - highest));
  const all = masses.reduce((sum, mass) => sum + mass, 0);
  const right = masses.reduce((sum, mass, row) => sum + mass * gains[row]!, 0);

  for (const [row, mass] of masses.entries()) {
    const push = mass / all - (mass * gains[row]!) / right;

    for (let at = 0; at < size; at += 1) {
      slope[at]! += push * matrix[row * size + at]!;
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
