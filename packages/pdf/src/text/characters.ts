/** Replacement for a code without a character. */
const replacement = '\u{fffd}';

/** The character of a code; U+FFFD for surrogates and for codes beyond Unicode, as damaged fonts name them. */
export function characterOf(code: number): string {
  const isScalar =
    Number.isInteger(code) && code >= 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

  return isScalar ? String.fromCodePoint(code) : replacement;
}
