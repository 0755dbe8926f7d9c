/** A picture of one bit a pixel, eight pixels a byte, the first in the highest bit; rows begin on a byte. */
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

/** The same picture with every pixel turned over; bits past the end of a row become 0. */
export function inverted(bitmap: BilevelBitmap): BilevelBitmap {
  const bits = bitmap.bits.map((byte) => ~byte);
  return clearPadding({ ...bitmap, bits });
}

/** Sets the bits that fill the last byte of each row to 0, so that equal pictures have equal bytes. */
export function clearPadding(bitmap: BilevelBitmap): BilevelBitmap {
  const spare = bitmap.width & 7;
  const rowBytes = rowBytesOf(bitmap.width);
  if (spare === 0) return bitmap;

  // Not `slice`, which shares memory when the bytes are a Buffer of Node.
  const bits = new Uint8Array(bitmap.bits);
  for (let at = rowBytes - 1; at < bits.length; at += rowBytes) bits[at]! &= 0xff00 >> spare;
  return { ...bitmap, bits };
}
