import { openFileBytes } from '@octavo/engine-node/file-bytes';
import { encodePixels } from '@octavo/engine-node/image/encode';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import type { PagePictures } from '@octavo/engine-node/programs/pdftoppm';

/** Draws pages where there is no poppler, in this process. Returns the path of each page's picture. */
export async function drawWithPdfium(
  pictures: PagePictures,
  _largestPixels: number,
  context: RunContext,
  onPage: () => void,
): Promise<Map<number, string>> {
  using document = await loadDocument(await openFileBytes(pictures.pdfPath));
  const paths = new Map<number, string>();

  for (let page = pictures.from; page <= pictures.to; page += 1) {
    context.signal.throwIfAborted();
    const target = context.workspace.newPath(pictures.format);
    await encodePixels(drawPage(document, page - 1, pictures.dpi * pictures.unit), pictures, target);
    paths.set(page, target);
    onPage();
  }

  return paths;
}
