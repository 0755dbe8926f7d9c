export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the bytes of a file from offset `from` up to but excluding `to`; fewer at the end of the file. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>;

/** Bytes read from a HEIF file: metadata precede the pixels, and the property list is near the start. */
const heifHeadBytes = 65_536;

/** Maximum number of directory entries read; those of baseline TIFF are few. */
const mostEntries = 512;

/**
 * Reads the pixel size of a picture that browsers cannot show, from its header alone; null when it is not
 * declared.
 */
export async function pixelSize(kind: string, read: ReadBytes): Promise<PixelSize | null> {
  const found = kind === 'tiff' ? await tiffSize(read) : kind === 'heic' ? await heifSize(read) : null;

  return found !== null && found.width > 0 && found.height > 0 ? found : null;
}

/** Tags 256 and 257 of the first directory (TIFF 6.0, section 2). */
async function tiffSize(read: ReadBytes): Promise<PixelSize | null> {
  const head = viewOf(await read(0, 8));

  if (head.byteLength < 8) {
    return null;
  }

  const little = head.getUint16(0) === 0x4949;
  const at = head.getUint32(4, little);
  const directory = viewOf(await read(at, at + 2 + mostEntries * 12));
  const entries = directory.byteLength < 2 ? 0 : directory.getUint16(0, little);
  const found = { width: 0, height: 0 };

  for (let entry = 2; entry + 12 <= Math.min(directory.byteLength, 2 + entries * 12); entry += 12) {
    const tag = directory.getUint16(entry, little);
    const isShort = directory.getUint16(entry + 2, little) === 3;
    const value = isShort ? directory.getUint16(entry + 8, little) : directory.getUint32(entry + 8, little);

    if (tag === 256) {
      found.width = value;
    } else if (tag === 257) {
      found.height = value;
    }
  }

  return found;
}

/** The largest of the `ispe` properties (ISO/IEC 23008-12, 6.5.3): tiles and thumbnails have their own. */
async function heifSize(read: ReadBytes): Promise<PixelSize | null> {
  const view = viewOf(await read(0, heifHeadBytes));
  let largest: PixelSize | null = null;

  for (let at = 4; at + 16 <= view.byteLength; at += 1) {
    // Name of the box; the length before it distinguishes it from the same letters elsewhere.
    if (view.getUint32(at) !== 0x69737065 || view.getUint32(at - 4) !== 20) {
      continue;
    }

    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };

    if (largest === null || size.width * size.height > largest.width * largest.height) {
      largest = size;
    }
  }

  return largest;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
