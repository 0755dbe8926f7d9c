import { Failure } from '@octavo/contract/failures';
import type { Codec } from '@octavo/pdf/host';
import { pictureFromAlphaPng } from '@octavo/pdf/picture/alpha-png';
import type { PdfPicture } from '@octavo/pdf/picture/picture';

/**
 * Decodes a picture as the browser shows it. The result of the job keeps the file's own pixels; this one is for
 * previews.
 *
 * @throws Failure `damaged-file` when the browser cannot decode it.
 */
export async function browserPicture(file: Blob, codec: Codec): Promise<PdfPicture> {
  const exact = await alphaPng(file, codec);

  if (exact !== null) {
    return exact;
  }

  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Failure('damaged-file', 'the browser cannot decode the picture', { cause });
  });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');

  if (context === null) {
    throw new Failure('memory-limit', `${width} by ${height} pixels`);
  }

  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const colors = rows(data, { width, height, from: 0, count: 3 });
  const alpha = rows(data, { width, height, from: 3, count: 1 });

  return {
    width,
    height,
    components: 3,
    bitsPerComponent: 8,
    palette: null,
    filter: 'FlateDecode',
    data: codec.deflate(colors, 1),
    inverted: false,
    profile: null,
    alpha: isOpaque(data) ? null : codec.deflate(alpha, 1),
    orientation: 1,
    dpi: null,
  };
}

/** The picture of a PNG with opacity, such as a signature without its background, with its own pixels. */
async function alphaPng(file: Blob, codec: Codec): Promise<PdfPicture | null> {
  return file.type === 'image/png'
    ? pictureFromAlphaPng(new Uint8Array(await file.arrayBuffer()), codec)
    : null;
}

/** Channels of RGBA pixels as PNG rows, each with the filter byte 0 before it. */
function rows(
  pixels: Uint8ClampedArray,
  part: { readonly width: number; readonly height: number; readonly from: number; readonly count: number },
): Uint8Array {
  const rowBytes = part.width * part.count + 1;
  const made = new Uint8Array(rowBytes * part.height);

  for (let pixel = 0; pixel < part.width * part.height; pixel += 1) {
    const row = Math.floor(pixel / part.width);
    const at = row * rowBytes + 1 + (pixel - row * part.width) * part.count;

    for (let channel = 0; channel < part.count; channel += 1) {
      made[at + channel] = pixels[pixel * 4 + part.from + channel] ?? 0;
    }
  }

  return made;
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] !== 255) {
      return false;
    }
  }

  return true;
}
