import { readFileSync } from 'node:fs';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import { encodeBmp } from '@octavo/pdf/picture/bmp-write';
import { giantPng, movingGif, photograph, sheet } from '@octavo/testkit/pictures/pictures';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

async function compress(name: string, bytes: Uint8Array, options: Record<string, unknown> = {}) {
  const { files, failures } = await runOn('compress-image', [{ name, bytes }], options);
  const [file] = files;

  return {
    name: file?.name,
    kind: file?.kind,
    notes: file?.notes.map(({ code }) => code) ?? [],
    note: (code: string) => file?.notes.find((note) => note.code === code)?.values,
    bytes: file === undefined ? Buffer.alloc(0) : readFileSync(file.path),
    failures,
  };
}

it('makes photographs smaller with every level, and reports the similarity', async () => {
  const bytes = await photograph(600, 400).jpeg({ quality: 95 }).toBuffer();
  const sizes = [];
  const likenesses = [];

  for (const level of [90, 70, 40, 10]) {
    const result = await compress('a.JPEG', bytes, { level });
    expect(result.name).toBe('a-compressed.JPEG');
    sizes.push(result.bytes.length);
    likenesses.push(Number(result.note('picture-compressed')?.['ssim']));
  }

  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(likenesses).toEqual(likenesses.toSorted((one, other) => other - one));
  expect(sizes[1]).toBeLessThan(bytes.length / 2);
});

it.each(['jpg', 'png', 'webp', 'avif', 'tiff', 'bmp', 'gif'] as const)(
  'keeps the format of %s',
  async (kind) => {
    const source = photograph(200, 150);
    const bytes =
      kind === 'bmp'
        ? encodeBmp({ width: 200, height: 150, channels: 3, data: await source.raw().toBuffer() })
        : await source.toFormat(kind === 'jpg' ? 'jpeg' : kind, { quality: 95 }).toBuffer();
    const result = await compress(`a.${kind}`, bytes, { level: 50 });

    expect(result.kind).toBe(kind);
    expect(result.bytes.length).toBeLessThanOrEqual(bytes.length);
  },
);

it('returns the original without its metadata when compression would enlarge it', async () => {
  const poor = await photograph(300, 200)
    .withExif({ IFD0: { Copyright: 'Somebody, somewhere' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 20 })
    .toBuffer();
  const { bytes, notes } = await compress('a.jpg', poor, { level: 90 });
  const { orientation, exif } = await sharp(bytes).metadata();

  expect(notes).toEqual(['only-stripped']);
  expect(bytes.length).toBeLessThan(poor.length);
  expect(orientation).toBe(6);
  expect(exif?.includes('Somebody')).toBe(false);
  expect((await sharp(bytes).raw().toBuffer()).equals(await sharp(poor).raw().toBuffer())).toBe(true);
});

it('rotates photographs upright, and removes their location', async () => {
  const sideways = await photograph(300, 200)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
  const { bytes } = await compress('a.jpg', sideways, { level: 50 });
  const { width, height, exif } = await sharp(bytes).metadata();

  expect([width, height]).toEqual([200, 300]);
  expect(exif).toBeUndefined();
});

it('keeps wide colour spaces and converts CMYK to sRGB', async () => {
  const wide = await photograph(100, 100).withIccProfile('p3').jpeg({ quality: 98 }).toBuffer();
  const ink = await photograph(100, 100).toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer();
  const kept = await sharp((await compress('a.jpg', wide, { level: 60 })).bytes).metadata();
  const converted = await compress('b.jpg', ink, { level: 60 });

  expect(kept.icc?.toString('latin1').replaceAll('\0', '')).toContain('P3');
  expect(converted.notes).toContain('colours-converted');
  expect((await sharp(converted.bytes).metadata()).space).toBe('srgb');
});

it.each(['60KB', '30KB', '15KB', '7KB'])('reaches up to three per cent below %s', async (targetSize) => {
  const bytes = await photograph(600, 450).jpeg({ quality: 97 }).toBuffer();
  const result = await compress('a.jpg', bytes, { targetSize });
  const target = Number.parseInt(targetSize, 10) * 1024;

  expect(result.bytes.length).toBeLessThanOrEqual(target);
  expect(result.bytes.length).toBeGreaterThan(target * 0.97);
});

it('reports the smallest size when the target is out of reach', async () => {
  const bytes = await photograph(400, 300).jpeg().toBuffer();

  await expect(compress('a.jpg', bytes, { targetSize: '100B' })).rejects.toMatchObject({
    code: 'size-unreachable',
    values: { smallest: expect.any(Number) },
  });
});

it('keeps a file that is already small enough', async () => {
  const bytes = await photograph(40, 30).jpeg().toBuffer();

  expect((await compress('a.jpg', bytes, { targetSize: '1MB' })).notes).toEqual(['below-target']);
});

it('keeps animations with their timing', async () => {
  const bytes = await movingGif(8, 120);
  const gif = await compress('a.gif', bytes, { level: 30 });
  const webp = await compress('a.gif', bytes, { level: 60, format: 'webp' });
  const still = await compress('a.gif', bytes, { format: 'jpg' });

  for (const { bytes: moving } of [gif, webp]) {
    const { pages, delay } = await sharp(moving, { animated: true }).metadata();
    expect(pages).toBe(8);
    expect(delay?.[0]).toBe(120);
  }

  expect(still.notes).toContain('first-frame-only');
});

it('fills transparency with white for formats without it, and reports it', async () => {
  const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#f000' } })
    .png()
    .toBuffer();
  const { bytes, notes } = await compress('a.png', clear, { format: 'jpeg' });
  const [red, green, blue] = await sharp(bytes).raw().toBuffer();

  expect(notes).toContain('transparency-filled');
  expect([red, green, blue]).toEqual([255, 255, 255]);
});

it('keeps transparency in the other formats', async () => {
  const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#f008' } })
    .png()
    .toBuffer();

  for (const format of ['webp', 'avif', 'png']) {
    const { bytes } = await compress('a.png', clear, { format });
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  }

  const bmp = decodeBmp((await compress('a.png', clear, { format: 'bmp' })).bytes);
  expect([bmp.hasAlpha, bmp.data[3]]).toEqual([true, 136]);
});

it('keeps the pages of a TIFF, or writes a file for each', async () => {
  const bytes = await sheet(3);
  const kept = await compress('a.tif', bytes, { level: 40 });
  const apart = await runOn('compress-image', [{ name: 'a.tif', bytes }], { format: 'jpg' });

  expect((await sharp(kept.bytes).metadata()).pages).toBe(3);
  expect(apart.files.map(({ name }) => name)).toEqual([
    'a-compressed.jpg',
    'a-compressed (2).jpg',
    'a-compressed (3).jpg',
  ]);
});

it('refuses pictures of gigapixels by their header, and truncated files', async () => {
  const whole = await photograph(300, 300).jpeg().toBuffer();

  await expect(compress('a.png', giantPng(100_000, 100_000))).rejects.toMatchObject({
    code: 'image-too-large',
  });
  await expect(compress('a.jpg', whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    code: 'damaged-file',
  });
  await expect(compress('a.jpg', whole.subarray(0, 40))).rejects.toMatchObject({ code: 'damaged-file' });
});
