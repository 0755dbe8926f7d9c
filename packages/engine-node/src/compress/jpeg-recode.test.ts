import { readJpeg } from '@octavo/pdf/image/jpeg-read';
import { writeProgressive } from '@octavo/pdf/image/jpeg-write';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const pictures = fc.record({
  width: fc.integer({ min: 1, max: 70 }),
  height: fc.integer({ min: 1, max: 70 }),
  quality: fc.integer({ min: 5, max: 100 }),
  chromaSubsampling: fc.constantFrom('4:4:4', '4:2:0'),
  isGray: fc.boolean(),
  optimiseCoding: fc.boolean(),
  seed: fc.integer({ min: 1, max: 1e6 }),
});

/** Noise over slopes: blocks with many values and blocks with none. */
async function jpegOf({
  width,
  height,
  quality,
  chromaSubsampling,
  isGray,
  optimiseCoding,
  seed,
}: typeof pictures extends fc.Arbitrary<infer Shape> ? Shape : never): Promise<Uint8Array> {
  let state = seed;
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    const x = Math.floor(at / 3) % width;

    return x < width / 2 ? x * 3 : (state >> 16) & 255;
  });
  const source = sharp(data, { raw: { width, height, channels: 3 } });

  return (isGray ? source.toColourspace('b-w') : source)
    .jpeg({ quality, chromaSubsampling, optimiseCoding })
    .toBuffer();
}

it('gives the same pixels as a progressive file', async () => {
  await fc.assert(
    fc.asyncProperty(pictures, async (picture) => {
      const baseline = await jpegOf(picture);
      const progressive = writeProgressive(readJpeg(baseline)!);
      expect((await sharp(progressive).metadata()).isProgressive).toBe(true);
      expect((await sharp(progressive).raw().toBuffer()).equals(await sharp(baseline).raw().toBuffer())).toBe(
        true,
      );
    }),
    { numRuns: 60 },
  );
});

it('leaves damaged and progressive files unchanged', async () => {
  const baseline = await jpegOf({
    width: 64,
    height: 64,
    quality: 70,
    chromaSubsampling: '4:2:0',
    isGray: false,
    optimiseCoding: true,
    seed: 7,
  });

  for (const length of [0, 2, 20, 300, baseline.length >> 1]) {
    expect(readJpeg(baseline.subarray(0, length))).toBeUndefined();
  }

  expect(readJpeg(writeProgressive(readJpeg(baseline)!))).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(readJpeg(Uint8Array.of(0xff, 0xd8, ...bytes))).toBeUndefined();
    }),
  );
});
