import { toPalette } from '../image/palette.ts';

/** Pixels to be written: RGB, or RGBA. */
export interface BitmapPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

const fileHeaderBytes = 14;
const infoHeaderBytes = 40;
/** Size of BITMAPV4HEADER, the first header with an opacity mask. */
const alphaHeaderBytes = 108;
const bitFields = 3;

/** Writes a Windows bitmap without loss; an opaque picture of at most 256 colours gets a palette. */
export function encodeBmp(pixels: BitmapPixels): Uint8Array {
  return pixels.channels === 4 ? withAlpha(pixels) : (indexed(pixels) ?? plain(pixels));
}

function plain({ width, height, data }: BitmapPixels): Uint8Array {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const { file, rows } = begin({
    width,
    height,
    bits: 24,
    headerBytes: infoHeaderBytes,
    paletteBytes: 0,
    rowBytes,
  });

  for (let y = 0; y < height; y += 1) {
    let at = rows + (height - 1 - y) * rowBytes;

    for (let from = y * width * 3; from < (y + 1) * width * 3; from += 3, at += 3) {
      file[at] = data[from + 2]!;
      file[at + 1] = data[from + 1]!;
      file[at + 2] = data[from]!;
    }
  }

  return file;
}

function indexed({ width, height, data }: BitmapPixels): Uint8Array | null {
  const found = toPalette({ width, height, channels: 3, data });

  if (found === undefined) {
    return null;
  }

  // Bitmaps do not support two bits per pixel.
  const bits = found.bits === 2 ? 4 : found.bits;
  const ownRowBytes = Math.ceil((width * found.bits) / 8);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const colours = found.palette.length / 3;
  const { file, rows } = begin({
    width,
    height,
    bits,
    headerBytes: infoHeaderBytes,
    paletteBytes: colours * 4,
    rowBytes,
  });
  new DataView(file.buffer).setUint32(46, colours, true);

  for (let colour = 0; colour < colours; colour += 1) {
    const at = fileHeaderBytes + infoHeaderBytes + colour * 4;
    file[at] = found.palette[colour * 3 + 2]!;
    file[at + 1] = found.palette[colour * 3 + 1]!;
    file[at + 2] = found.palette[colour * 3]!;
  }

  for (let y = 0; y < height; y += 1) {
    const row = found.packed.subarray(y * ownRowBytes, (y + 1) * ownRowBytes);
    const at = rows + (height - 1 - y) * rowBytes;

    if (found.bits === 2) {
      row.forEach((four, index) => {
        file[at + index * 2] = ((four >> 6) << 4) | ((four >> 4) & 3);

        if (index * 2 + 1 < rowBytes) {
          file[at + index * 2 + 1] = (((four >> 2) & 3) << 4) | (four & 3);
        }
      });
    } else {
      file.set(row, at);
    }
  }

  return file;
}

function withAlpha({ width, height, data }: BitmapPixels): Uint8Array {
  const rowBytes = width * 4;
  const { file, rows } = begin({
    width,
    height,
    bits: 32,
    headerBytes: alphaHeaderBytes,
    paletteBytes: 0,
    rowBytes,
  });
  const view = new DataView(file.buffer);
  view.setUint32(30, bitFields, true);
  [0xff0000, 0xff00, 0xff, 0xff000000].forEach((mask, index) => view.setUint32(54 + index * 4, mask, true));
  // "sRGB" as a little-endian number.
  view.setUint32(70, 0x73524742, true);

  for (let y = 0; y < height; y += 1) {
    let at = rows + (height - 1 - y) * rowBytes;

    for (let from = y * rowBytes; from < (y + 1) * rowBytes; from += 4, at += 4) {
      file[at] = data[from + 2]!;
      file[at + 1] = data[from + 1]!;
      file[at + 2] = data[from]!;
      file[at + 3] = data[from + 3]!;
    }
  }

  return file;
}

interface BmpLayout {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly headerBytes: number;
  readonly paletteBytes: number;
  readonly rowBytes: number;
}

/**
 * Creates a file with its headers; `rows` is the offset of the pixel rows, stored from the last to the first.
 */
function begin(layout: BmpLayout): { file: Uint8Array<ArrayBuffer>; rows: number } {
  const rows = fileHeaderBytes + layout.headerBytes + layout.paletteBytes;
  const file = new Uint8Array(rows + layout.rowBytes * layout.height);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x424d);
  view.setUint32(2, file.length, true);
  view.setUint32(10, rows, true);
  view.setUint32(14, layout.headerBytes, true);
  view.setInt32(18, layout.width, true);
  view.setInt32(22, layout.height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, layout.bits, true);
  view.setUint32(34, layout.rowBytes * layout.height, true);

  return { file, rows };
}
