/** Control characters, bidirectional controls and zero-width characters. */
const hidden = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u{200b}\u{2060}\u{feff}]/gu;

/** Normalizes line ends and removes control, bidirectional and zero-width characters. */
export function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(hidden, '');
}

/** Like `plainText`, on a single line. */
export function plainLine(typed: string): string {
  return plainText(typed)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
