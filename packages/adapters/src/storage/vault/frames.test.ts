import { randomBytes } from 'node:crypto';
import { collect } from '@octavo/testkit/ports/file-store.suite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenSeal, frameBytes, openFrames, sealedRange, sealedSize, sealFrames } from './frames.ts';

const key = randomBytes(32);

/** Sizes around the edges of frames, where off-by-one errors occur. */
const size = fc.oneof(
  fc.nat(300_000),
  fc.constantFrom(0, 1, frameBytes - 1, frameBytes, frameBytes + 1, 2 * frameBytes, 3 * frameBytes),
);

describe('encrypted frames', () => {
  it('decrypt to the original in any range, however the bytes arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        size,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 200_000 }),
        async (bytes, one, other, piece) => {
          const plain = randomBytes(bytes);
          const sealed = await collect(sealFrames(key, inPieces(plain, piece)));
          expect(sealed.length).toBe(sealedSize(bytes));
          const [from = 0, to = 0] = [one % (bytes || 1), other % (bytes || 1)].sort((a, b) => a - b);
          const stored = sealedRange(bytes, { from, to });
          const part = sealed.subarray(stored.from, stored.to + 1);

          expect(await collect(openFrames(key, bytes, { from, to }, inPieces(part, piece)))).toEqual(
            plain.subarray(from, to + 1),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each<[string, (sealed: Buffer) => Buffer]>([
    ['a changed bit', (sealed) => flip(sealed, 100_000)],
    ['a changed tag', (sealed) => flip(sealed, sealed.length - 1)],
    ['a frame that is cut', (sealed) => sealed.subarray(0, 100_000)],
    ['a missing last frame', (sealed) => sealed.subarray(0, frameBytes + 16)],
    ['reordered frames', (sealed) => swapFrames(sealed)],
    ['trailing bytes', (sealed) => Buffer.concat([sealed, Buffer.alloc(5)])],
  ])('refuse %s', async (_name, change) => {
    const bytes = 200_000;
    const sealed = change(await collect(sealFrames(key, inPieces(randomBytes(bytes), 50_000))));
    const opened = collect(openFrames(key, bytes, { from: 0, to: bytes - 1 }, inPieces(sealed, 70_000)));

    await expect(opened).rejects.toBeInstanceOf(BrokenSeal);
  });

  it('refuse a truncated file with a rewritten length', async () => {
    const sealed = await collect(sealFrames(key, inPieces(randomBytes(200_000), 50_000)));
    const claimed = 2 * frameBytes;
    const opened = collect(
      openFrames(
        key,
        claimed,
        { from: 0, to: claimed - 1 },
        inPieces(sealed.subarray(0, sealedSize(claimed)), 70_000),
      ),
    );

    await expect(opened).rejects.toBeInstanceOf(BrokenSeal);
  });
});

function flip(sealed: Buffer, at: number): Buffer {
  const changed = Buffer.from(sealed);
  changed[at] = (changed[at] ?? 0) ^ 1;

  return changed;
}

function swapFrames(sealed: Buffer): Buffer {
  const length = frameBytes + 16;

  return Buffer.concat([
    sealed.subarray(length, 2 * length),
    sealed.subarray(0, length),
    sealed.subarray(2 * length),
  ]);
}

async function* inPieces(bytes: Uint8Array, piece: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += piece) {
    yield bytes.subarray(from, from + piece);
  }
}
