/** Also accents that stand alone, and the stroke that lengthens Arabic words: readers leave them out or repeat them. */
const insignificant = /[^\p{L}\p{N}]+|[\u02b0-\u02ff\u0640]+/gu;

/**
 * Letters and digits of a text, by which words on a page are compared with words of a quote: spaces, hyphens at line
 * ends, ligatures and typographic signs differ from reader to reader.
 */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(insignificant, '').toLowerCase();
}

const asciiLetter = /[a-zA-Z0-9]/;
const letter = /(?![\u02b0-\u02ff\u0640])[\p{L}\p{N}]/u;

export function hasLetters(text: string): boolean {
  return asciiLetter.test(text) || letter.test(text);
}
