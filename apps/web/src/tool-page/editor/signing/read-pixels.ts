import type { RgbaPixels } from '@octavo/pdf/picture/cut-out';

/** Longest side that a signature keeps, in pixels: 600 to the inch at a width of three inches. */
const longest = 1800;

/** Pixels of a picture, scaled down when it is large; null for one that this browser cannot decode. */
export async function readPixels(file: Blob): Promise<RgbaPixels | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);

  if (bitmap === null) {
    return null;
  }

  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const data = context?.getImageData(0, 0, width, height).data;

  return data === undefined ? null : { width, height, data };
}
