/**
 * Structural similarity of two luminance pictures (Wang, Bovik, Sheikh, Simoncelli 2004): Gaussian window of
 * 11 by 11, sigma 1.5, constants for values of 0 to 255, no downscaling.
 */
const windowSize = 11;
const reach = (windowSize - 1) / 2;
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/** Rows of window centres processed together; bounds the memory of the maps. */
const bandRows = 64;

/** Weights at distances of 0 to 5 from the centre of a window. */
const [at0, at1, at2, at3, at4, at5] = windowWeights();

function windowWeights(): [number, number, number, number, number, number] {
  const weight = (distance: number) => Math.exp(-(distance ** 2) / (2 * 1.5 ** 2));
  let sum = weight(0);

  for (let distance = 1; distance <= reach; distance += 1) {
    sum += 2 * weight(distance);
  }

  return [
    weight(0) / sum,
    weight(1) / sum,
    weight(2) / sum,
    weight(3) / sum,
    weight(4) / sum,
    weight(5) / sum,
  ];
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
  const maps = emptyMaps(rows * columns);
  const values = emptyMaps(columns + 2 * reach);

  for (let row = 0; row < rows; row += 1) {
    readRow(pair, (top - reach + row) * width + left - reach, values);
    values.forEach((map, index) => blur(map, reach, 1, maps[index]!, row * columns, columns));
  }

  const means = emptyMaps(columns);
  let lost = 0;

  for (let row = 0; row < bottom - top; row += 1) {
    maps.forEach((map, index) => blur(map, (row + reach) * columns, columns, means[index]!, 0, columns));
    lost += lostInRow(means, columns);
  }

  return lost;
}

/**
 * Sums and differences of both pictures, and their squares: they give all that the similarity needs, with one map less
 * than the pictures, their squares and their product.
 */
type WindowMaps = readonly [
  sum: Float32Array,
  difference: Float32Array,
  sumSquare: Float32Array,
  differenceSquare: Float32Array,
];

function emptyMaps(length: number): WindowMaps {
  return [
    new Float32Array(length),
    new Float32Array(length),
    new Float32Array(length),
    new Float32Array(length),
  ];
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

function readRow({ one, other }: Pair, start: number, values: WindowMaps): void {
  const [sums, differences, sumSquares, differenceSquares] = values;

  for (let column = 0; column < sums.length; column += 1) {
    const x = one[start + column]!;
    const y = other[start + column]!;
    sums[column] = x + y;
    differences[column] = x - y;
    sumSquares[column] = (x + y) * (x + y);
    differenceSquares[column] = (x - y) * (x - y);
  }
}

/** Weighs `count` values, from the one at `first` on, with their neighbours at multiples of `step`. */
function blur(
  values: Float32Array,
  first: number,
  step: number,
  to: Float32Array,
  start: number,
  count: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const at = first + index;
    to[start + index] =
      at0 * values[at]! +
      at1 * (values[at - step]! + values[at + step]!) +
      at2 * (values[at - 2 * step]! + values[at + 2 * step]!) +
      at3 * (values[at - 3 * step]! + values[at + 3 * step]!) +
      at4 * (values[at - 4 * step]! + values[at + 4 * step]!) +
      at5 * (values[at - 5 * step]! + values[at + 5 * step]!);
  }
}

function lostInRow([sums, differences, sumSquares, differenceSquares]: WindowMaps, columns: number): number {
  let lost = 0;

  for (let column = 0; column < columns; column += 1) {
    const sum = sums[column]! * sums[column]!;
    const difference = differences[column]! * differences[column]!;
    const sumSquare = sumSquares[column]!;
    const differenceSquare = differenceSquares[column]!;
    lost +=
      1 -
      similarity(
        (sum - difference) / 2,
        (sum + difference) / 2,
        (sumSquare - differenceSquare) / 2,
        (sumSquare + differenceSquare) / 2,
      );
  }

  return lost;
}

/**
 * Similarity of one window, by weighted means.
 *
 * @param means - twice the product of both means
 * @param squares - sum of the squares of both means
 * @param product - twice the mean of the products
 * @param productSquares - sum of the means of the squares
 */
function similarity(means: number, squares: number, product: number, productSquares: number): number {
  return ((means + c1) * (product - means + c2)) / ((squares + c1) * (productSquares - squares + c2));
}

function ssimOfOneWindow(one: Uint8Array, other: Uint8Array, count: number): number {
  let [meanOne, meanOther, product, squares] = [0, 0, 0, 0];

  for (let at = 0; at < count; at += 1) {
    const x = one[at]!;
    const y = other[at]!;
    meanOne += x / count;
    meanOther += y / count;
    product += (x * y) / count;
    squares += (x * x + y * y) / count;
  }

  return similarity(2 * meanOne * meanOther, meanOne ** 2 + meanOther ** 2, 2 * product, squares);
}
