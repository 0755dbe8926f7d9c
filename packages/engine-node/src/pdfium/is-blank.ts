import { openFileBytes } from '../file-bytes.ts';
import { drawPage } from './draw.ts';
import { loadDocument } from './library.ts';
import { pageTexts } from './page-texts.ts';

/** Low resolution, fast to render, that still shows a hairline. */
const dpi = 36;
const white = 0xffffffff;

/** True when no page of a PDF shows a word or leaves ink. */
export async function isBlank(path: string): Promise<boolean> {
  for await (const text of pageTexts(path)) {
    if (text.trim() !== '') {
      return false;
    }
  }

  using document = await loadDocument(await openFileBytes(path));

  for (let page = 0; page < document.pageCount; page += 1) {
    if (hasInk(page)) {
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
