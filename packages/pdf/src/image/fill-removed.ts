/**
 * Replaces the pixels of a picture that are not kept by the nearest kept pixel of their row, or of the nearest row
 * that keeps some, so that scaling brings no other colour to the edge.
 *
 * @param pixels rows without padding, `pixelBytes` bytes or values for each pixel; changed in place
 * @param kept 1 for each pixel that is kept
 */
export function fillRemoved(
  pixels: Uint8Array | Float64Array,
  {
    width,
    height,
    pixelBytes,
  }: { readonly width: number; readonly height: number; readonly pixelBytes: number },
  keptOfRow: (row: number) => Uint8Array,
): void {
  const rowBytes = width * pixelBytes;
  const full: number[] = [];
  const empty: number[] = [];

  for (let y = 0; y < height; y += 1) {
    const isFilled = fillRow(pixels, y * rowBytes, pixelBytes, keptOfRow(y));
    (isFilled ? full : empty).push(y);
  }

  let next = 0;

  for (const y of empty) {
    while (next + 1 < full.length && Math.abs(full[next + 1]! - y) <= Math.abs(full[next]! - y)) {
      next += 1;
    }

    const source = full[next];

    if (source === undefined) {
      pixels.fill(0, y * rowBytes, (y + 1) * rowBytes);
    } else {
      pixels.copyWithin(y * rowBytes, source * rowBytes, (source + 1) * rowBytes);
    }
  }
}

/** Returns false for a row that keeps nothing. */
function fillRow(
  pixels: Uint8Array | Float64Array,
  start: number,
  pixelBytes: number,
  kept: Uint8Array,
): boolean {
  const first = kept.indexOf(1);
  let source = first;

  for (let x = 0; x < kept.length && first >= 0; x += 1) {
    if (kept[x] === 1) {
      source = x;
    } else {
      const from = start + source * pixelBytes;
      pixels.copyWithin(start + x * pixelBytes, from, from + pixelBytes);
    }
  }

  return first >= 0;
}
