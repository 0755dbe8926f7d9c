import { crc32, inflateSync } from 'node:zlib';
import { codec } from '@octavo/engine-node/codec';
import { expect, it } from 'vitest';
import { pngRows } from './png.ts';
import { writePng } from './write-png.ts';

it.each([
  [1, 0],
  [2, 4],
  [3, 2],
  [4, 6],
] as const)('writes rows of %i channels as color type %i', (channels, colorType) => {
  const data = Uint8Array.from({ length: 3 * 2 * channels }, (_, index) => (index * 37) % 256);
  const png = Buffer.from(
    writePng({ width: 3, height: 2, channels, data }, (rows) => codec.deflate(rows, 9)),
  );
  const rowBytes = 3 * channels;

  expect([...png.subarray(16, 29)]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, colorType, 0, 0, 0]);
  expect(inflateSync(pngRows(png))).toEqual(
    Buffer.concat([[0], data.subarray(0, rowBytes), [0], data.subarray(rowBytes)].map(Buffer.from)),
  );

  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
  }
});
