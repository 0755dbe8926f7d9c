import { DocumentError } from '../document-error.ts';

/** Pixels in RGB order, or RGBA with `hasAlpha`; rows from the top. */
export interface BmpPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly hasAlpha: boolean;
}

/** BITMAPINFOHEADER compression values. */
const runLength8 = 1;
const runLength4 = 2;
const bitFields = 3;
const alphaBitFields = 6;

/** Bits per pixel that the format supports. */
const depths: readonly number[] = [1, 2, 4, 8, 16, 24, 32];

/** Maximum size, above that of cameras and screens; a header may claim anything. */
const largestPixels = 100_000_000;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: number;
  readonly pixelsAt: number;
  readonly palette: Uint8Array;
  readonly paletteEntryBytes: number;
  /** Masks of red, green, blue and opacity, for 16 and 32 bits. */
  readonly masks: readonly [number, number, number, number];
}

/**
 * Decodes a Windows bitmap: 1 to 32 bits, both run-length codes, bit fields, top-down rows.
 *
 * @throws DocumentError `damaged-file`, `image-too-large`
 */
export function decodeBmp(bytes: Uint8Array): BmpPicture {
  if (bytes.length < 26) {
    throw new DocumentError('damaged-file', `BMP of ${bytes.length} bytes`);
  }

  const header = readHeader(bytes);
  const { width, height } = header;

  if (width <= 0 || height <= 0) {
    throw new DocumentError('damaged-file', `BMP of ${width} by ${height} pixels`);
  }

  if (!depths.includes(header.bits)) {
    throw new DocumentError('damaged-file', `BMP of ${header.bits} bits a pixel`);
  }

  if (width * height > largestPixels) {
    throw new DocumentError('image-too-large', `BMP of ${width} by ${height} pixels`);
  }

  const hasAlpha = header.masks[3] !== 0;
  const channels = hasAlpha ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  const put: Put = (x, row, red, green, blue, opacity) => {
    const y = header.topDown ? row : height - 1 - row;
    const at = (y * width + x) * channels;
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;

    if (hasAlpha) {
      data[at + 3] = opacity;
    }
  };

  if (header.compression === runLength8 || header.compression === runLength4) {
    decodeRuns(bytes, header, put);
  } else {
    decodeRows(bytes, header, put);
  }

  return { width, height, data, hasAlpha };
}

type Put = (x: number, row: number, red: number, green: number, blue: number, opacity: number) => void;

function readHeader(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const headerBytes = view.getUint32(14, true);
  const isOld = headerBytes === 12;

  if (!isOld && bytes.length < 54) {
    throw new DocumentError('damaged-file', 'BMP header cut off');
  }

  const signedHeight = isOld ? view.getUint16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(isOld ? 24 : 28, true);
  const compression = isOld ? 0 : view.getUint32(30, true);
  const pixelsAt = view.getUint32(10, true);
  const hasMasks = compression === bitFields || compression === alphaBitFields;
  const maskBytes = headerBytes === 40 && hasMasks ? (compression === alphaBitFields ? 16 : 12) : 0;
  const paletteAt = 14 + headerBytes + maskBytes;

  return {
    width: isOld ? view.getUint16(18, true) : view.getInt32(18, true),
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    bits,
    compression,
    pixelsAt,
    palette: bytes.subarray(paletteAt, Math.max(paletteAt, pixelsAt)),
    paletteEntryBytes: isOld ? 3 : 4,
    masks: masksOf(view, bits, hasMasks, compression === alphaBitFields || headerBytes >= 56),
  };
}

function masksOf(view: DataView, bits: number, given: boolean, withAlpha: boolean): Header['masks'] {
  if (given) {
    const mask = (index: number) => view.getUint32(54 + index * 4, true);

    return [mask(0), mask(1), mask(2), withAlpha ? mask(3) : 0];
  }

  return bits === 16 ? [0x7c00, 0x03e0, 0x001f, 0] : [0xff0000, 0x00ff00, 0x0000ff, 0];
}

function decodeRows(bytes: Uint8Array, header: Header, put: Put): void {
  const { width, height, bits, pixelsAt, masks } = header;
  // Rows are padded to four bytes.
  const stride = Math.ceil((width * bits) / 32) * 4;
  const scale = masks.map(channelOf);

  for (let row = 0; row < height; row += 1) {
    const start = pixelsAt + row * stride;

    // A header may claim more rows than the file holds.
    if (start >= bytes.length) {
      return;
    }

    for (let x = 0; x < width; x += 1) {
      if (bits <= 8) {
        const perByte = 8 / bits;
        const byte = bytes[start + Math.floor(x / perByte)] ?? 0;
        const index = (byte >> (8 - bits - (x % perByte) * bits)) & ((1 << bits) - 1);
        putIndexed(header, put, x, row, index);
        continue;
      }

      const at = start + (x * bits) / 8;

      if (bits === 24) {
        put(x, row, bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0, 255);
        continue;
      }

      const low = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
      const pixel =
        bits === 16 ? low : (low | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)) >>> 0;
      const [red = 0, green = 0, blue = 0, opacity = 0] = scale.map((channel) => channel(pixel));
      put(x, row, red, green, blue, masks[3] === 0 ? 255 : opacity);
    }
  }
}

function putIndexed(header: Header, put: Put, x: number, row: number, index: number): void {
  const at = index * header.paletteEntryBytes;
  const { palette } = header;
  put(x, row, palette[at + 2] ?? 0, palette[at + 1] ?? 0, palette[at] ?? 0, 255);
}

/** Reads one channel of a pixel and scales it to 0…255. */
function channelOf(mask: number): (pixel: number) => number {
  if (mask === 0) {
    return () => 0;
  }

  const shift = 31 - Math.clz32(mask & -mask);
  const largest = mask >>> shift;

  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / largest);
}

/** RLE8 and RLE4: pairs of count and value; a zero count escapes to end of row, end of bitmap, jump or literals. */
function decodeRuns(bytes: Uint8Array, header: Header, put: Put): void {
  const { width, height } = header;
  const nibbles = header.compression === runLength4;
  let at = header.pixelsAt;
  let x = 0;
  let row = 0;

  const draw = (index: number) => {
    if (x < width && row < height) {
      putIndexed(header, put, x, row, index);
    }

    x += 1;
  };
  const part = (byte: number, position: number) =>
    nibbles ? (position % 2 === 0 ? byte >> 4 : byte & 15) : byte;

  while (at + 1 < bytes.length && row < height) {
    const count = bytes[at] ?? 0;
    const value = bytes[at + 1] ?? 0;
    at += 2;

    if (count > 0) {
      for (let position = 0; position < count; position += 1) {
        draw(part(value, position));
      }
    } else if (value === 0) {
      x = 0;
      row += 1;
    } else if (value === 1) {
      return;
    } else if (value === 2) {
      x += bytes[at] ?? 0;
      row += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      const length = nibbles ? Math.ceil(value / 2) : value;

      for (let position = 0; position < value; position += 1) {
        draw(part(bytes[at + (nibbles ? position >> 1 : position)] ?? 0, position));
      }

      // Literals are padded to whole words.
      at += length + (length % 2);
    }
  }
}
