import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import type { EditingDocument } from '../document/editing-document.ts';

/** Pixels to a point: 300 to the inch. */
const finestScale = 300 / 72;

const mostPixels = 6_000_000;

/** Part of a page as it is seen, as a picture of its own; null when it cannot be drawn. */
export async function pictureOfPart(
  document: EditingDocument,
  page: string,
  operations: readonly Operation[],
  region: Box,
): Promise<File | null> {
  const scale = Math.min(finestScale, Math.sqrt(mostPixels / (region.width * region.height)));
  const bitmap = await document.draw(page, operations, { region, scale, priority: 'view' }).catch(() => null);

  if (bitmap === null) {
    return null;
  }

  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);

  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'picture.png', { type: 'image/png' });
}
