/** Undoes the prediction of Flate and LZW data (ISO 32000-2, 7.4.4.4). */
export function undoPredictor(
  data: Uint8Array,
  parameter: (key: string, fallback: number) => number,
): Uint8Array {
  const predictor = parameter('Predictor', 1);

  if (predictor < 2) {
    return data;
  }

  const colors = bounded(parameter('Colors', 1), 1, 64);
  const bitsPerComponent = bounded(parameter('BitsPerComponent', 8), 1, 16);
  const columns = bounded(parameter('Columns', 1), 1, 1 << 26);
  const pixelBytes = Math.max(1, (colors * bitsPerComponent + 7) >> 3);
  const rowBytes = Math.ceil((columns * colors * bitsPerComponent) / 8);

  return predictor === 2
    ? undoTiff(data, rowBytes, colors, bitsPerComponent)
    : undoPng(data, rowBytes, pixelBytes);
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(value) || least, least), most);
}

function undoPng(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const decoded = new Uint8Array(Math.max(0, data.length - rows));
  let to = 0;

  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1);
    const filter = data[from]!;
    const size = Math.min(rowBytes, data.length - from - 1);
    const above = to - rowBytes;

    for (let index = 0; index < size; index++) {
      const left = index >= pixelBytes ? decoded[to + index - pixelBytes]! : 0;
      const up = row > 0 ? decoded[above + index]! : 0;
      let guess = 0;

      if (filter === 1) {
        guess = left;
      } else if (filter === 2) {
        guess = up;
      } else if (filter === 3) {
        guess = (left + up) >> 1;
      } else if (filter === 4) {
        guess = paeth(left, up, row > 0 && index >= pixelBytes ? decoded[above + index - pixelBytes]! : 0);
      }

      decoded[to + index] = data[from + 1 + index]! + guess;
    }

    to += size;
  }

  return decoded;
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toUpLeft = Math.abs(guess - upLeft);

  if (toLeft <= toUp && toLeft <= toUpLeft) {
    return left;
  }

  return toUp <= toUpLeft ? up : upLeft;
}

function undoTiff(data: Uint8Array, rowBytes: number, colors: number, bits: number): Uint8Array {
  // Not `slice`, which for a Buffer would share memory.
  const decoded = new Uint8Array(data);

  for (let start = 0; start < decoded.length; start += rowBytes) {
    const end = Math.min(start + rowBytes, decoded.length);

    if (bits === 8) {
      for (let at = start + colors; at < end; at++) {
        decoded[at]! += decoded[at - colors]!;
      }
    } else if (bits === 16) {
      for (let at = start + 2 * colors; at + 1 < end; at += 2) {
        const left = (decoded[at - 2 * colors]! << 8) | decoded[at - 2 * colors + 1]!;
        const sum = ((decoded[at]! << 8) | decoded[at + 1]!) + left;
        decoded[at] = sum >> 8;
        decoded[at + 1] = sum;
      }
    } else {
      undoTiffBits(decoded.subarray(start, end), colors, bits);
    }
  }

  return decoded;
}

/** Reverses TIFF prediction of components of 1, 2 or 4 bits, which share bytes. */
function undoTiffBits(row: Uint8Array, colors: number, bits: number): void {
  const mask = (1 << bits) - 1;
  const left = new Uint8Array(colors);
  const components = Math.floor((row.length * 8) / bits);

  for (let index = 0; index < components; index++) {
    const at = (index * bits) >> 3;
    const shift = 8 - bits - ((index * bits) & 7);
    const color = index % colors;
    const value = (((row[at]! >> shift) & mask) + left[color]!) & mask;
    left[color] = value;
    row[at] = (row[at]! & ~(mask << shift)) | (value << shift);
  }
}
