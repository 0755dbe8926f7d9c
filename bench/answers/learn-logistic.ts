export interface LogisticExample {
  readonly values: readonly number[];
  readonly isRefused: boolean;
}

const thresholds = { steps: 600, rate: 0.05, penalty: 0.02 };

/**
 * Weights of a logistic function for the probability that nothing answers. Deterministic, as `learnListwise`.
 *
 * @param kept weights that stay as they are, by their index; null for those that are learned
 */
export function learnLogistic(
  examples: readonly LogisticExample[],
  kept: readonly (number | null)[] = [],
): number[] {
  const size = examples[0]?.values.length ?? 0;
  const scale = Array.from({ length: size }, (_, at) =>
    Math.max(
      1e-6,
      Math.sqrt(examples.reduce((sum, { values }) => sum + values[at]! ** 2, 0) / examples.length),
    ),
  );
  const rows = examples.map(({ values, isRefused }) => ({
    row: values.map((value, at) => value / scale[at]!),
    target: isRefused ? 1 : 0,
  }));
  const weights = scale.map((each, at) => (kept[at] ?? 0) * each);
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);

  for (let step = 1; step <= thresholds.steps; step += 1) {
    const slope = weights.map((weight) => thresholds.penalty * weight);

    for (const { row, target } of rows) {
      const error = sigmoid(row.reduce((sum, value, at) => sum + value * weights[at]!, 0)) - target;

      for (let at = 0; at < size; at += 1) {
        slope[at]! += (error * row[at]!) / rows.length;
      }
    }

    for (let at = 0; at < size; at += 1) {
      if (kept[at] !== undefined && kept[at] !== null) {
        continue;
      }

      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      weights[at]! -=
        (thresholds.rate * (mean[at]! / (1 - 0.9 ** step))) /
        (Math.sqrt(square[at]! / (1 - 0.999 ** step)) + 1e-8);
    }
  }

  return weights.map((weight, at) => weight / scale[at]!);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
