import { readFile } from 'node:fs/promises';
import { drawPage } from './draw.ts';
import { glyphsOf } from './glyphs.ts';
import { loadDocument } from './library.ts';

/** Enough to see a line of a hair's breadth, and little to paint. */
const dpi = 36;
const white = 0xffffffff;

/** True when no page of a PDF shows a word or leaves ink. */
export async function isBlank(path: string): Promise<boolean> {
  using document = await loadDocument(await readFile(path));

  for (let page = 0; page < document.pageCount; page += 1) {
    if (glyphsOf(document, page).glyphs.some(({ text }) => text.trim() !== '') || hasInk(page)) {
      return false;
    }
  }

  return true;

  function hasInk(page: number): boolean {
    const { data } = drawPage(document, page, dpi);
    const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

    return pixels.some((pixel) => pixel !== white);
  }
}
