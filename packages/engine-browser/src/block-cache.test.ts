import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockCache } from './block-cache.ts';

const blockBytes = 256 * 1024;
const file = Uint8Array.from(
  { length: 3 * blockBytes + 77 },
  (_, index) => (index * 31 + (index >> 8)) & 0xff,
);

it('reads the bytes of the file across any block boundaries', () => {
  const cache = new BlockCache(file.length, (from, to) => file.slice(from, to));

  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(2 * blockBytes), (position, length) => {
      const target = new Uint8Array(Math.min(length, file.length - position));

      expect(cache.copy(position, target)).toBe(true);
      expect(Buffer.compare(target, file.subarray(position, position + target.length))).toBe(0);
    }),
    { numRuns: 50 },
  );
});

it('refuses to read past the end', () => {
  const cache = new BlockCache(10, (from, to) => file.slice(from, to));

  expect(cache.copy(5, new Uint8Array(6))).toBe(false);
});

it('reads a block once while it is in use', () => {
  let reads = 0;
  const cache = new BlockCache(file.length, (from, to) => {
    reads += 1;

    return file.slice(from, to);
  });

  for (let position = 0; position < 5000; position += 10) {
    cache.copy(position, new Uint8Array(10));
  }

  expect(reads).toBe(1);
});
