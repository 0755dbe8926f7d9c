import { readFile } from 'node:fs/promises';
import { readingOrder } from '@octavo/engine/text/reading-order';
import { glyphsOf } from './glyphs.ts';
import { loadDocument } from './library.ts';

/** The words on all pages of a PDF that opens without a password; signs alone are none. */
export async function readWords(path: string): Promise<string[]> {
  using document = await loadDocument(await readFile(path));
  const words: string[] = [];

  for (let page = 0; page < document.pageCount; page += 1) {
    const text = readingOrder(glyphsOf(document, page).glyphs);
    words.push(...text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  }

  return words;
}
