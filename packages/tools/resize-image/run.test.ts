import { readFileSync } from 'node:fs';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import { giantPng, movingGif, photograph, sheet } from '@octavo/testkit/pictures/pictures';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

async function resize(name: string, bytes: Uint8Array, options: Record<string, unknown>) {
  const { files } = await runOn('resize-image', [{ name, bytes }], options);
  const [file] = files;
  const made = readFileSync(file?.path ?? '');
  const facts =
    file?.kind === 'bmp' ? decodeBmp(made) : await sharp(made, { animated: file?.kind === 'gif' }).metadata();
  const height = 'pageHeight' in facts ? (facts.pageHeight ?? facts.height) : facts.height;

  return {
    name: file?.name,
    bytes: made,
    size: [facts.width, height],
    notes: file?.notes.map(({ code }) => code) ?? [],
  };
}

const wide = () => photograph(300, 200).jpeg().toBuffer();

it.each([
  ['150x150', 'fit', [150, 100]],
  ['150*150', 'fill', [150, 150]],
  ['150 × 50', 'stretch', [150, 50]],
  ['150xauto', 'stretch', [150, 100]],
  ['0x50', 'fill', [75, 50]],
  ['autox400', 'fit', [600, 400]],
])('resizes to %s with fit %s', async (size, fit, expected) => {
  const result = await resize('a.jpg', await wide(), { size, fit });

  expect(result.size).toEqual(expected);
  expect(result.name).toBe(`a-${expected.join('x')}.jpg`);
});

it.each([
  ['photo-1-inch', [295, 413]],
  ['photo-2-inch', [413, 579]],
  ['square-800', [800, 800]],
  ['phone', [480, 320]],
])('has the preset %s', async (preset, expected) => {
  expect((await resize('a.jpg', await wide(), { preset, fit: 'fill' })).size).toEqual(expected);
});

it('crops the edges to fill, and keeps the centre', async () => {
  const flag = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#00f' } })
    .composite([
      {
        input: await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
          .png()
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
  const { bytes } = await resize('a.png', flag, { size: '100x100', fit: 'fill' });

  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0]);
});

it('applies the size to the upright photograph', async () => {
  const sideways = await photograph(300, 200).withMetadata({ orientation: 8 }).jpeg().toBuffer();

  expect((await resize('a.jpg', sideways, { size: '100xauto' })).size).toEqual([100, 150]);
});

it('reports an enlarged picture', async () => {
  expect((await resize('a.jpg', await wide(), { size: '600xauto' })).notes).toContain('enlarged');
  expect((await resize('a.jpg', await wide(), { size: '200xauto' })).notes).not.toContain('enlarged');
});

it('keeps animations, pages, transparency and wide colour spaces', async () => {
  const gif = await resize('a.gif', await movingGif(6, 80), { size: '32x32' });
  const tiff = await resize('a.tif', await sheet(2), { size: '50xauto' });
  const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#f008' } })
    .png()
    .toBuffer();
  const png = await resize('a.png', clear, { size: '30x30' });
  const p3 = await photograph(80, 80).withIccProfile('p3').jpeg().toBuffer();
  const { icc } = await sharp((await resize('a.jpg', p3, { size: '40x40' })).bytes).metadata();
  const moving = await sharp(gif.bytes, { animated: true }).metadata();

  expect([moving.pages, moving.delay?.[0], gif.size]).toEqual([6, 80, [32, 32]]);
  expect((await sharp(tiff.bytes).metadata()).pages).toBe(2);
  expect((await sharp(png.bytes).stats()).isOpaque).toBe(false);
  expect(icc).toBeDefined();
});

it.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'bmp'])('saves as %s', async (format) => {
  const result = await resize('a.png', await photograph(64, 48).png().toBuffer(), { size: '32x24', format });

  expect(result.name).toBe(`a-32x24.${format}`);
  expect(result.size).toEqual([32, 24]);
});

it.each([
  [{}, 'illegal-input'],
  [{ size: '0x0' }, 'illegal-input'],
  [{ size: 'autoxauto' }, 'illegal-input'],
  [{ size: '30000x10' }, 'illegal-input'],
  [{ size: 'large' }, 'illegal-input'],
  [{ size: '20000x20000' }, 'image-too-large'],
])('refuses %o with %s', async (options, code) => {
  const bytes = await photograph(30, 30).png().toBuffer();

  await expect(resize('a.png', bytes, options)).rejects.toMatchObject({ code });
});

it('refuses pictures of gigapixels by their header, and truncated files', async () => {
  const whole = await photograph(300, 300).png().toBuffer();

  await expect(resize('a.png', giantPng(100_000, 100_000), { size: '9x9' })).rejects.toMatchObject({
    code: 'image-too-large',
  });
  await expect(resize('a.png', whole.subarray(0, 9000), { size: '9x9' })).rejects.toMatchObject({
    code: 'damaged-file',
  });
});
