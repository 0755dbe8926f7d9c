import type { Codec } from '../host.ts';
import { pictureFromAlphaPng } from './alpha-png.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { jpegOrientation } from './jpeg-orientation.ts';
import type { PdfPicture } from './picture.ts';
import { pictureFromPng } from './png.ts';

/**
 * Reads a PNG or JPEG in plain code, so that every host makes the same bytes of it. Null for other kinds, and for PNG
 * that are interlaced, have a transparent colour, or opacity of 16 bits.
 *
 * @throws DocumentError `damaged-file`
 */
export function portablePicture(bytes: Uint8Array, codec: Codec): PdfPicture | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    return pictureFromJpeg(bytes);
  }

  return bytes[0] === 0x89 && bytes[1] === 0x50
    ? (pictureFromPng(bytes, null) ?? pictureFromAlphaPng(bytes, codec))
    : null;
}

function pictureFromJpeg(bytes: Uint8Array): PdfPicture | null {
  const header = readJpegHeader(bytes);

  if (header === null || header.unusual || header.bits !== 8 || header.width * header.height === 0) {
    return null;
  }

  const { width, height, components, fromAdobe } = header;

  return components === 1 || components === 3 || components === 4
    ? {
        width,
        height,
        components,
        bitsPerComponent: 8,
        palette: null,
        filter: 'DCTDecode',
        data: bytes,
        inverted: components === 4 && fromAdobe,
        profile: null,
        alpha: null,
        orientation: jpegOrientation(bytes),
        dpi: null,
      }
    : null;
}
