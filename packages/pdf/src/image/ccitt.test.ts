import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BilevelBitmap, clearPadding, rowBytesOf } from './bitmap.ts';
import { decodeFax } from './ccitt-decode.ts';
import { encodeGroup4 } from './ccitt-encode.ts';

/** Runs of all lengths, also beyond the longest code. */
const bitmaps = fc
  .record({
    width: fc.integer({ min: 1, max: 6000 }),
    runs: fc.array(fc.array(fc.integer({ min: 0, max: 3000 })), { minLength: 1, maxLength: 6 }),
  })
  .map(({ width, runs }): BilevelBitmap => {
    const bits = new Uint8Array(rowBytesOf(width) * runs.length);

    for (const [y, row] of runs.entries()) {
      let x = 0;

      for (const [index, run] of row.entries()) {
        for (let end = Math.min(x + run, width); x < end; x += 1) {
          if (index % 2 === 1) {
            bits[y * rowBytesOf(width) + (x >> 3)]! |= 0x80 >> (x & 7);
          }
        }
      }
    }

    return clearPadding({ width, height: runs.length, bits });
  });

it('round-trips every bitmap through Group 4', () => {
  fc.assert(
    fc.property(bitmaps, (bitmap) => {
      const coded = encodeGroup4(bitmap);
      const decoded = decodeFax(coded, {
        k: -1,
        columns: bitmap.width,
        rows: bitmap.height,
        isByteAligned: false,
      });
      expect(Buffer.from(decoded?.bits ?? []).equals(Buffer.from(bitmap.bits))).toBe(true);
    }),
  );
});

it('reads one-dimensional rows with and without end-of-line codes', () => {
  // White 4, black 3, white 1: codes 1011 10 000111; the end of line is eleven zeros and a one.
  const row = '101110000111';
  const plain = bytesOf(row + row);
  const withEnds = bytesOf(`000000000001${row}000000000001${row}`);

  for (const data of [plain, withEnds]) {
    const bitmap = decodeFax(data, { k: 0, columns: 8, rows: 2, isByteAligned: false });
    expect([...(bitmap?.bits ?? [])]).toEqual([0b00001110, 0b00001110]);
  }
});

it('refuses data that ends before the last row or is not fax data', () => {
  const parameters = { k: -1, columns: 100, rows: 50, isByteAligned: false };
  expect(decodeFax(Uint8Array.of(0x26), parameters)).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array(), (data) => {
      const decoded = decodeFax(data, parameters);
      expect(decoded === undefined || decoded.bits.length === 13 * 50).toBe(true);
    }),
  );
});

function bytesOf(bits: string): Uint8Array {
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

it('clears padding in a copy, not in its input', () => {
  const bits = Buffer.from([0xff, 0xff]);
  expect([...clearPadding({ width: 12, height: 1, bits }).bits]).toEqual([0xff, 0xf0]);
  expect([...bits]).toEqual([0xff, 0xff]);
});
