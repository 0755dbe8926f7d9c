import { ByteBuilder } from '../bytes/byte-builder.ts';
import { writeTrueType } from '../font/truetype-subset.ts';

/** Builds a TrueType font of two glyphs without outlines, for invisible text that can be found and copied. */
export function emptyTrueType(): Uint8Array {
  return writeTrueType(0x00010000, [
    { tag: 'head', bytes: head() },
    { tag: 'hhea', bytes: numbers(4, 0x00010000, 800, -200, 0, 1000, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1) },
    // Version 0.5 of the table is for CFF outlines: glyf requires 1.0 with all its limits.
    { tag: 'maxp', bytes: numbers(4, 0x00010000, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0) },
    { tag: 'hmtx', bytes: numbers(2, 1000, 0, 0) },
    { tag: 'loca', bytes: numbers(2, 0, 0, 0) },
    { tag: 'glyf', bytes: new Uint8Array(4) },
  ]);
}

function head(): Uint8Array {
  const table = new ByteBuilder();
  table.number(0x00010000, 4);
  table.number(0x00010000, 4);
  table.number(0, 4);
  table.number(0x5f0f3cf5, 4);
  table.number(0, 2);
  table.number(1000, 2);
  // Created and modified: zero, because the font is the same in every file.
  table.append(new Uint8Array(16));

  for (const value of [0, -200, 1000, 800, 0, 8, 2, 0, 0]) {
    table.number(value & 0xffff, 2);
  }

  return table.finish();
}

/** Encodes a first number with `width` bytes, and each other number with two. */
function numbers(width: 2 | 4, first: number, ...others: number[]): Uint8Array {
  const table = new ByteBuilder();
  table.number(first, width);

  for (const value of others) {
    table.number(value & 0xffff, 2);
  }

  return table.finish();
}
