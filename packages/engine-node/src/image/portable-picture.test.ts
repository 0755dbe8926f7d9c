import { portablePicture } from '@octavo/pdf/picture/portable-picture';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { codec } from '../codec.ts';

const red = { r: 200, g: 10, b: 10, alpha: 0.5 };
const picture = (channels: 3 | 4) => sharp({ create: { width: 6, height: 4, channels, background: red } });

it.each([1, 3, 6, 8])('reads a JPEG with the orientation %i', async (orientation) => {
  const bytes = await picture(3).withMetadata({ orientation }).jpeg().toBuffer();

  expect(portablePicture(bytes, codec)).toMatchObject({
    width: 6,
    height: 4,
    components: 3,
    filter: 'DCTDecode',
    orientation,
  });
});

it('reads PNG with and without opacity, each time to the same bytes', async () => {
  for (const channels of [3, 4] as const) {
    const bytes = await picture(channels).png().toBuffer();
    const read = portablePicture(bytes, codec);

    expect(read).toMatchObject({ width: 6, height: 4, components: 3, filter: 'FlateDecode' });
    expect(read?.alpha === null).toBe(channels === 3);
    expect(portablePicture(bytes, codec)).toEqual(read);
  }
});

it('leaves other kinds to the host', async () => {
  expect(portablePicture(await picture(4).webp().toBuffer(), codec)).toBe(null);
  expect(portablePicture(new TextEncoder().encode('GIF89a'), codec)).toBe(null);
});
