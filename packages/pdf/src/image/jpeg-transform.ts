/** Positions of the coefficients of a block in the order of the file (ITU-T T.81, figure 5). */
export const zigzag: readonly number[] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
];

const cosines = Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7];
  const scale = frequency === 0 ? Math.SQRT1_2 / 2 : 0.5;

  return scale * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** Samples of a block from its coefficients (ITU-T T.81, A.3.3), in rows. */
export function inverseTransform(coefficients: Float64Array): Float64Array {
  return transform(coefficients, (frequency, place) => cosines[frequency * 8 + place]!, 'samples');
}

/** Coefficients of a block of samples, in rows. */
export function forwardTransform(samples: Float64Array): Float64Array {
  return transform(samples, (frequency, place) => cosines[frequency * 8 + place]!, 'coefficients');
}

function transform(
  from: Float64Array,
  cosine: (frequency: number, place: number) => number,
  to: 'samples' | 'coefficients',
): Float64Array {
  const factor = (target: number, source: number) =>
    to === 'samples' ? cosine(source, target) : cosine(target, source);
  const rows = new Float64Array(64);
  const result = new Float64Array(64);

  for (let y = 0; y < 8; y += 1) {
    for (let target = 0; target < 8; target += 1) {
      let sum = 0;

      for (let source = 0; source < 8; source += 1) {
        sum += factor(target, source) * from[y * 8 + source]!;
      }

      rows[y * 8 + target] = sum;
    }
  }

  for (let x = 0; x < 8; x += 1) {
    for (let target = 0; target < 8; target += 1) {
      let sum = 0;

      for (let source = 0; source < 8; source += 1) {
        sum += factor(target, source) * rows[source * 8 + x]!;
      }

      result[target * 8 + x] = sum;
    }
  }

  return result;
}
