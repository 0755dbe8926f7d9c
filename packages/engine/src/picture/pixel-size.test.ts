import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pixelSize, type ReadBytes } from './pixel-size.ts';

const readerOf =
  (bytes: Uint8Array): ReadBytes =>
  async (from, to) =>
    bytes.subarray(from, to);

const box = (name: string, ...parts: readonly (Uint8Array | string)[]) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);

  return Buffer.concat([length, Buffer.from(name), body]);
};

const extent = (width: number, height: number) => {
  const body = Buffer.alloc(12);
  body.writeUInt32BE(width, 4);
  body.writeUInt32BE(height, 8);

  return box('ispe', body);
};

it('reads a TIFF, wherever its directory lies', async () => {
  const bytes = await sharp({ create: { width: 75, height: 42, channels: 3, background: 'teal' } })
    .tiff()
    .toBuffer();

  expect(await pixelSize('tiff', readerOf(bytes))).toEqual({ width: 75, height: 42 });
});

it('reads the whole of a HEIC rather than a tile or a thumbnail', async () => {
  const bytes = Buffer.concat([
    box('ftyp', 'heic'),
    box('meta', 'ispe', extent(512, 512), extent(4032, 3024), extent(320, 240)),
  ]);

  expect(await pixelSize('heic', readerOf(bytes))).toEqual({ width: 4032, height: 3024 });
});

it('says nothing of what does not say it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('tiff', 'heic', 'pdf'),
      async (bytes, kind) => {
        const size = await pixelSize(kind, readerOf(bytes));
        expect(size === null || size.width * size.height > 0).toBe(true);
      },
    ),
  ));
