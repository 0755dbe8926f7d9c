import sharp, { type Sharp } from 'sharp';
import type { PagePixels } from '../pdfium/draw.ts';

/** Converts rendered pixels to an image, in place. */
export function pixelsAsImage({ width, height, data }: PagePixels): Sharp {
  // Rendered as BGRA on white and therefore opaque: swapping two channels in place is enough.
  for (let at = 0; at < data.length; at += 4) {
    const blue = data[at]!;
    data[at] = data[at + 2]!;
    data[at + 2] = blue;
  }

  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false }).removeAlpha();
}

/** Writes rendered pixels as a picture file with its resolution. */
export async function encodePixels(
  pixels: PagePixels,
  as: { readonly format: 'jpg' | 'png'; readonly quality: number; readonly dpi: number },
  path: string,
): Promise<void> {
  const image = pixelsAsImage(pixels).withMetadata({ density: as.dpi });

  await (as.format === 'png'
    ? image.png({ compressionLevel: 6 })
    : image.jpeg({ quality: as.quality, optimiseCoding: true })
  ).toFile(path);
}
