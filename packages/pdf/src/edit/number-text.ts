/** Writes numbers for a content stream with four decimals, far less than a printer dot. */
export function numbers(...values: readonly number[]): string {
  return values.map((value) => String(Number(value.toFixed(4)) || 0)).join(' ');
}

/** Writes a matrix; its factors are multiplied by coordinates and need more decimals. */
export function matrixText(matrix: readonly number[]): string {
  return matrix.map((value) => String(Number(value.toFixed(6)) || 0)).join(' ');
}
