/** Digits at the end of a number that stay readable. */
const shownDigits = 4;

/** A number with all digits but the last ones replaced: `•••-••-6789`. */
export function masked(text: string): string {
  return maskedParts([text])[0] ?? '';
}

/** Parts of a number, such as the cells of a form, masked as one. */
export function maskedParts(parts: readonly string[]): string[] {
  const digits = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  let hidden = digits - shownDigits;

  // A number that is being typed shows nothing yet.
  if (hidden < shownDigits) {
    hidden = digits;
  }

  return parts.map((part) =>
    part.replace(/[\p{L}\p{N}]/gu, (digit) => {
      hidden -= 1;

      return hidden >= 0 ? '•' : digit;
    }),
  );
}
