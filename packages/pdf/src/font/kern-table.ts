/** Reads the distances of pairs of glyphs in a `kern` table (OpenType, format 0), in units of the font. */
export function readKernPairs(table: Uint8Array): ReadonlyMap<number, number> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const pairs = new Map<number, number>();
  const count = table.length >= 4 && view.getUint16(0) === 0 ? view.getUint16(2) : 0;
  let at = 4;

  for (let index = 0; index < count && at + 14 <= table.length; index += 1) {
    const coverage = view.getUint16(at + 4);
    const length = view.getUint16(at + 6);
    const end = Math.min(at + 14 + length * 6, table.length - 5);

    // Horizontal distances of format 0, not minima and not across the line.
    if ((coverage & 0xff07) === 1) {
      for (let pair = at + 14; pair < end; pair += 6) {
        pairs.set(view.getUint32(pair), view.getInt16(pair + 4));
      }
    }

    at += Math.max(14, view.getUint16(at + 2));
  }

  return pairs;
}
