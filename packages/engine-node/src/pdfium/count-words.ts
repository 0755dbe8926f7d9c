import { readFile } from 'node:fs/promises';
import { readingOrder } from '@octavo/engine/text/reading-order';
import { glyphsOf } from './glyphs.ts';
import { loadDocument } from './library.ts';

/** Words on all pages of a PDF that opens without a password. */
export async function countWords(path: string): Promise<number> {
  using document = await loadDocument(await readFile(path));
  let count = 0;

  for (let page = 0; page < document.pageCount; page += 1) {
    const text = readingOrder(glyphsOf(document, page).glyphs);
    count += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }

  return count;
}
