import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pixelSize, type ReadBytes } from './pixel-size.ts';

const readerOf =
  (bytes: Uint8Array): ReadBytes =>
  async (from, to) =>
    bytes.subarray(from, to);

/** Directory of two entries after the pixels; the width is a SHORT and the height a LONG. */
function tiff(little: boolean, width: number, height: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(80));
  const short = (at: number, value: number) => view.setUint16(at, value, little);
  const long = (at: number, value: number) => view.setUint32(at, value, little);
  short(0, little ? 0x4949 : 0x4d4d);
  short(2, 42);
  long(4, 50);
  short(50, 2);
  short(52, 256);
  short(54, 3);
  long(56, 1);
  short(60, width);
  short(64, 257);
  short(66, 4);
  long(68, 1);
  long(72, height);

  return new Uint8Array(view.buffer);
}

function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = Buffer.concat(parts);
  const head = Buffer.from(`\0\0\0\0${name}`);
  head.writeUInt32BE(head.length + body.length);

  return Buffer.concat([head, body]);
}

function extent(width: number, height: number): Uint8Array {
  const body = Buffer.alloc(12);
  body.writeUInt32BE(width, 4);
  body.writeUInt32BE(height, 8);

  return box('ispe', body);
}

it.each([true, false])('reads a TIFF, little-endian %s, with its directory anywhere', async (little) => {
  expect(await pixelSize('tiff', readerOf(tiff(little, 75, 70_000)))).toEqual({ width: 75, height: 70_000 });
});

it('reads the size of a whole HEIC, not of a tile or a thumbnail', async () => {
  const letters = Buffer.from('ispe without a box');
  const bytes = Buffer.concat([
    box('ftyp', Buffer.from('heic')),
    box('meta', letters, extent(512, 512), extent(4032, 3024), extent(320, 240)),
  ]);

  expect(await pixelSize('heic', readerOf(bytes))).toEqual({ width: 4032, height: 3024 });
});

it('returns a positive size or none', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('tiff' as const, 'heic' as const, 'pdf' as const),
      async (bytes, kind) => {
        const size = await pixelSize(kind, readerOf(bytes));
        expect(size === null || size.width * size.height > 0).toBe(true);
      },
    ),
  ));
