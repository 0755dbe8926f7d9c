import { pageTexts } from './page-texts.ts';

/** Words on all pages of a PDF that opens without a password; punctuation alone is not a word. */
export async function readWords(path: string): Promise<string[]> {
  const words: string[] = [];

  for await (const text of pageTexts(path)) {
    for (const word of text.split(/\s+/)) {
      if (/[\p{L}\p{N}]/u.test(word)) {
        words.push(word);
      }
    }
  }

  return words;
}
