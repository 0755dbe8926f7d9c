const insignificant = /[^\p{L}\p{N}]+/gu;

/**
 * Letters and digits of a text, by which words on a page are compared with words of a quote: spaces, hyphens at line
 * ends, ligatures and typographic signs differ from reader to reader.
 */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(insignificant, '').toLowerCase();
}

const letter = /[\p{L}\p{N}]/u;

export function hasLetters(text: string): boolean {
  return letter.test(text);
}
