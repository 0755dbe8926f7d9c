/** Characters that are mostly a token each. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const ascii = /\p{ASCII}/gu;

/**
 * Tokens of a text, estimated so that it is rarely too low: each model counts by a vocabulary of its own, with
 * fewer tokens for English than for other languages and scripts.
 */
export function countTokens(text: string): number {
  const wideCount = text.match(wide)?.length ?? 0;
  const asciiCount = text.match(ascii)?.length ?? 0;
  const others = text.length - wideCount - asciiCount;

  return Math.ceil(asciiCount / 3.5 + others / 1.8 + wideCount * 1.1);
}
