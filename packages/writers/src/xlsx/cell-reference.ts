/** Letters of a column counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  let letters = '';

  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }

  return letters;
}

/** Cell reference, such as `B3`, of a row and column counted from 0. */
export function cellReference(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}
