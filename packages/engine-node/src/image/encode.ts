import sharp, { type Sharp } from 'sharp';
import type { PagePixels } from '../pdfium/draw.ts';

/** Painted pixels as a picture; they are changed in place. */
export function pixelsAsImage({ width, height, data }: PagePixels): Sharp {
  // BGRA as painted on white: opaque, so swapping two channels in place is all there is to do.
  for (let at = 0; at < data.length; at += 4) {
    const blue = data[at]!;
    data[at] = data[at + 2]!;
    data[at + 2] = blue;
  }

  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false }).removeAlpha();
}

/** Writes painted pixels as a picture file that knows its resolution. */
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
