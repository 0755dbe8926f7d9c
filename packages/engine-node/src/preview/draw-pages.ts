import { previewPages, previewPixels } from '@octavo/contract/limits';
import { openFileBytes } from '../file-bytes.ts';
import { pixelsAsImage } from '../image/encode.ts';
import type { RunContext } from '../pdf/open.ts';
import { drawPageWithin } from '../pdfium/draw.ts';
import { loadDocument } from '../pdfium/library.ts';
import type { ResultPreview } from './draw-previews.ts';
import { writeMarked, writeSmall } from './small-copy.ts';

const writers = { plain: writeSmall, marked: writeMarked };

/**
 * Draws the first pages of a PDF.
 *
 * @param path of the PDF
 * @throws Failure any failure of reading the file
 */
export async function drawPages(
  path: string,
  { workspace, signal }: RunContext,
  as: keyof typeof writers,
): Promise<ResultPreview[]> {
  using document = await loadDocument(await openFileBytes(path));
  const previews: ResultPreview[] = [];

  for (let pageIndex = 0; pageIndex < Math.min(previewPages, document.pageCount); pageIndex += 1) {
    signal.throwIfAborted();
    const target = workspace.newPath('jpg');
    await writers[as](pixelsAsImage(drawPageWithin(document, pageIndex, previewPixels)), target);
    previews.push({ page: pageIndex + 1, kind: 'jpg', path: target });
  }

  return previews;
}
