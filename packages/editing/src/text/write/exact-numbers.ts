/** Writes the numbers of a matrix with nine significant digits: scaled text spaces multiply their errors. */
export function exactNumbers(...values: readonly number[]): string {
  return values.map((value) => decimal(Number(value.toPrecision(9)), 8)).join(' ');
}

/** Writes a displacement in thousandths of the font size. */
export function shiftNumber(value: number): string {
  return decimal(value, 3);
}

/** Content streams have no exponents (ISO 32000-2, 7.3.3). */
function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, '');

  return text === '-0' || text === '' ? '0' : text;
}
