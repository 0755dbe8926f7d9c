/** First digits of a digest in groups that people compare at a glance. */
export function shortDigest(hexadecimal: string): string {
  return hexadecimal
    .slice(0, 12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
}
