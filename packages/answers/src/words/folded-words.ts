import { fold } from './fold.ts';

/** The words of a text, folded, with a single space between them. */
export function foldedWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
