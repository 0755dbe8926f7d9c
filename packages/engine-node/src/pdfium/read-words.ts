import { pageTexts } from './page-texts.ts';

/** The words on all pages of a PDF that opens without a password; signs alone are none. */
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
