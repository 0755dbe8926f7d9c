/** `A`, `Z`, `AA`: the letters of a column, counted from 0. */
export function columnLetters(column: number): string {
  let letters = '';

  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }

  return letters;
}

/** `B3`, of places counted from 0. */
export function cellReference(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}
