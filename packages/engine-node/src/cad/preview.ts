import { DwgPreview, DwgReader } from '@node-projects/acad-ts';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import sharp from 'sharp';

/** Preview image embedded in a DWG, as an image file; null when it has none. */
export async function previewOf(bytes: Uint8Array): Promise<Buffer | null> {
  const own = new ArrayBuffer(bytes.length);
  new Uint8Array(own).set(bytes);
  const preview = new DwgReader(own).readPreview();

  if (preview === null || preview.rawImage.length === 0) {
    return null;
  }

  const image = Buffer.from(preview.rawImage);

  return preview.code === DwgPreview.PreviewType.Png ? image : bitmapOf(image);
}

/**
 * Converts an embedded bitmap to PNG. It is stored without its file header (14 bytes: signature, size,
 * reserved, offset of the pixels).
 */
function bitmapOf(image: Buffer): Promise<Buffer> {
  const colors = image.readUInt32LE(32) || 256;
  const header = Buffer.alloc(14);
  header.write('BM', 'latin1');
  header.writeUInt32LE(14 + image.length, 2);
  header.writeUInt32LE(14 + image.readUInt32LE(0) + colors * 4, 10);
  const { width, height, data, hasAlpha } = decodeBmp(Buffer.concat([header, image]));

  return sharp(data, { raw: { width, height, channels: hasAlpha ? 4 : 3 } })
    .png()
    .toBuffer();
}
