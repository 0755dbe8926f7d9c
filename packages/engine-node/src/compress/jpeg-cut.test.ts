import { removeFromJpeg } from '@octavo/pdf/image/jpeg-blank';
import { readJpeg } from '@octavo/pdf/image/jpeg-read';
import { writeProgressive } from '@octavo/pdf/image/jpeg-write';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const [width, height] = [61, 43];
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => ((at * 7919) % 97) + (at % 3) * 60);

async function decoded(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg).raw().toBuffer();
}

it.each(['4:4:4', '4:2:0'])(
  'removes pixels of a JPEG with %s sampling, and keeps whole blocks to the bit',
  async (chroma) => {
    const before = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90, chromaSubsampling: chroma, progressive: false })
      .toBuffer();
    const jpeg = readJpeg(before)!;
    const cut = removeFromJpeg(jpeg, (row) => (row < 12 ? [[0, width]] : [[37, width]]))!;
    const [old, now] = [await decoded(before), await decoded(writeProgressive(cut))];
    const differences = (
      left: number,
      top: number,
      right: number,
      bottom: number,
      than: (at: number) => number,
    ) => {
      let most = 0;

      for (let y = top; y < bottom; y += 1) {
        for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 1) {
          most = Math.max(most, Math.abs(now[at]! - than(at)));
        }
      }

      return most;
    };

    // Blocks of 16 pixels, away from the blocks that are encoded again.
    expect(differences(0, 18, 30, height, (at) => old[at]!)).toBe(0);
    // Nothing of the noise is left beyond them: a row of pixels has the colour of its edge.
    expect(differences(50, 17, 60, height, (at) => now[at + 3]!)).toBeLessThanOrEqual(4);
    expect(differences(0, 0, 16, 7, (at) => now[at + width * 3]!)).toBeLessThanOrEqual(4);
  },
);
