/** Characters that move a cursor, turn the direction of a line or have no width. */
const hidden = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u{200b}\u{2060}\u{feff}]/gu;

/** The text with plain ends of lines, and without characters that move a cursor or hide something. */
export function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(hidden, '');
}

/** The same on one line. */
export function plainLine(typed: string): string {
  return plainText(typed)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
