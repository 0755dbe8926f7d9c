/**
 * Structural similarity of two luminance pictures (Wang, Bovik, Sheikh, Simoncelli 2004): Gaussian window of
 * 11 by 11, sigma 1.5, constants for values of 0 to 255, no downscaling.
 */
const windowSize = 11;
const reach = (windowSize - 1) / 2;
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/** Rows of window centres processed together; bounds the memory of the five maps. */
const bandRows = 64;

const kernel = Float32Array.from({ length: windowSize }, (_, index) =>
  Math.exp(-((index - reach) ** 2) / (2 * 1.5 ** 2)),
);
const kernelSum = kernel.reduce((sum, value) => sum + value, 0);

for (let index = 0; index < windowSize; index += 1) {
  kernel[index]! /= kernelSum;
}

/** Mean SSIM over all windows within the picture; 1 for equal pictures. */
export function ssim(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  if (one.length < width * height || other.length < width * height) {
    return 0;
  }

  if (width < windowSize || height < windowSize) {
    return ssimOfOneWindow(one, other, width * height);
  }

  const windows = (width - windowSize + 1) * (height - windowSize + 1);
  let lost = 0;

  for (let top = reach; top < height - reach; top += bandRows) {
    const bottom = Math.min(top + bandRows, height - reach);
    lost += lostInBand({ one, other, width }, top, bottom);
  }

  return 1 - lost / windows;
}

interface Pair {
  readonly one: Uint8Array;
  readonly other: Uint8Array;
  readonly width: number;
}

/** Sum of 1 - SSIM over windows centred on rows `top` to `bottom`. Windows without a difference add nothing. */
function lostInBand(pair: Pair, top: number, bottom: number): number {
  const { width } = pair;
  const changed = changedColumns(pair, top - reach, bottom + reach);

  if (changed === undefined) {
    return 0;
  }

  const left = Math.max(reach, changed.first - reach);
  const right = Math.min(width - reach, changed.last + reach + 1);
  const columns = right - left;
  const rows = bottom - top + 2 * reach;
  const maps = Array.from({ length: 5 }, () => new Float32Array(rows * columns));

  for (let row = 0; row < rows; row += 1) {
    blurRow(pair, (top - reach + row) * width + left - reach, columns, maps, row * columns);
  }

  let lost = 0;
  const mean = new Float32Array(5);

  for (let row = 0; row < bottom - top; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let map = 0; map < 5; map += 1) {
        const values = maps[map]!;
        let sum = 0;

        for (let tap = 0, at = row * columns + column; tap < windowSize; tap += 1, at += columns) {
          sum += kernel[tap]! * values[at]!;
        }

        mean[map] = sum;
      }

      lost += 1 - similarity(mean[0]!, mean[1]!, mean[2]!, mean[3]!, mean[4]!);
    }
  }

  return lost;
}

function changedColumns(
  pair: Pair,
  top: number,
  bottom: number,
): { first: number; last: number } | undefined {
  const { one, other, width } = pair;
  let first = width;
  let last = -1;

  for (let row = top; row < bottom; row += 1) {
    const start = row * width;

    for (let column = 0; column < first; column += 1) {
      if (one[start + column] !== other[start + column]) {
        first = column;
      }
    }

    for (let column = width - 1; column > last; column -= 1) {
      if (one[start + column] !== other[start + column]) {
        last = column;
      }
    }
  }

  return last < 0 ? undefined : { first, last };
}

/** Blurs a row sideways: both pictures, both squares and their product. */
function blurRow(
  pair: Pair,
  start: number,
  columns: number,
  maps: readonly Float32Array[],
  to: number,
): void {
  const { one, other } = pair;
  const [meanOne, meanOther, squareOne, squareOther, product] = maps as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];

  for (let column = 0; column < columns; column += 1) {
    let a = 0;
    let b = 0;
    let aa = 0;
    let bb = 0;
    let ab = 0;

    for (let tap = 0, at = start + column; tap < windowSize; tap += 1, at += 1) {
      const weight = kernel[tap]!;
      const x = one[at]!;
      const y = other[at]!;
      a += weight * x;
      b += weight * y;
      aa += weight * x * x;
      bb += weight * y * y;
      ab += weight * x * y;
    }

    meanOne[to + column] = a;
    meanOther[to + column] = b;
    squareOne[to + column] = aa;
    squareOther[to + column] = bb;
    product[to + column] = ab;
  }
}

function similarity(
  meanOne: number,
  meanOther: number,
  squareOne: number,
  squareOther: number,
  product: number,
): number {
  const both = meanOne * meanOther;
  const squares = meanOne * meanOne + meanOther * meanOther;
  const variances = squareOne + squareOther - squares;
  const covariance = product - both;

  return ((2 * both + c1) * (2 * covariance + c2)) / ((squares + c1) * (variances + c2));
}

function ssimOfOneWindow(one: Uint8Array, other: Uint8Array, count: number): number {
  const sums = [0, 0, 0, 0, 0];

  for (let at = 0; at < count; at += 1) {
    const x = one[at]!;
    const y = other[at]!;

    for (const [index, value] of [x, y, x * x, y * y, x * y].entries()) {
      sums[index]! += value / count;
    }
  }

  return similarity(sums[0]!, sums[1]!, sums[2]!, sums[3]!, sums[4]!);
}
