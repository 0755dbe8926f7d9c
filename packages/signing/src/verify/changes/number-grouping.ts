/** Number whose thousands are parted by one kind of sign, with a fraction after another one. */
const grouped = /^([-+]?\d{1,3})(?:([.,'\u2019])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d+)?$/;

/** A number without the signs between its thousands, such as `1250` for `1,250`; null for anything else. */
export function withoutGrouping(text: string): string | null {
  const sign = grouped.exec(text)?.[2];

  return sign === undefined ? null : text.replaceAll(sign, '');
}
