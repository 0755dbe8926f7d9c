/** Parts of a data file without which lines cannot be recognised: network, letters, and codes of the letters. */
const neededParts = [17, 21, 22] as const;

/** Parts that tesseract knows, with room for those of later versions. */
const mostParts = 64;

/**
 * True when bytes have the structure of language data for the recognition by lines: a count of parts, the offset of
 * each or -1, and the parts. Tesseract leaves out all but the first of several languages whose data it cannot read.
 */
export function isLanguageData(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  if (bytes.length < 4) {
    return false;
  }

  const count = view.getUint32(0, true);
  const header = 4 + count * 8;

  if (count > mostParts || bytes.length < header) {
    return false;
  }

  const offsets = Array.from({ length: count }, (_, index) => Number(view.getBigInt64(4 + index * 8, true)));
  const isInside = (offset: number) => offset >= header && offset < bytes.length;

  return (
    offsets.every((offset) => offset === -1 || isInside(offset)) &&
    neededParts.every((part) => isInside(offsets[part] ?? -1))
  );
}
