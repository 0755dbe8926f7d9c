/**
 * Picture with one bit per pixel, eight pixels per byte, the first in the highest bit; rows start on a byte
 * boundary.
 */
export interface BilevelBitmap {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
}

export function rowBytesOf(width: number): number {
  return (width + 7) >> 3;
}

export function emptyBitmap(width: number, height: number): BilevelBitmap {
  return { width, height, bits: new Uint8Array(rowBytesOf(width) * height) };
}

/** Inverts every pixel; bits past the end of a row become 0. */
export function inverted(bitmap: BilevelBitmap): BilevelBitmap {
  const bits = bitmap.bits.map((byte) => ~byte);

  return clearPadding({ ...bitmap, bits });
}

/** Clears the bits that pad the last byte of each row, so that equal pictures have equal bytes. */
export function clearPadding(bitmap: BilevelBitmap): BilevelBitmap {
  const spare = bitmap.width & 7;
  const rowBytes = rowBytesOf(bitmap.width);

  if (spare === 0) {
    return bitmap;
  }

  // Not `slice`, which shares memory when the bytes are a Node Buffer.
  const bits = new Uint8Array(bitmap.bits);

  for (let at = rowBytes - 1; at < bits.length; at += rowBytes) {
    bits[at]! &= 0xff00 >> spare;
  }

  return { ...bitmap, bits };
}
