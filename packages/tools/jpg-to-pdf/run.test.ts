import { readFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a63' } });

async function sizesOf(path: string | undefined): Promise<[number, number][]> {
  const { pages } = openPdf(readFileSync(path ?? ''), codec);

  return pages.map(({ widthPoints, heightPoints }) => [Math.round(widthPoints), Math.round(heightPoints)]);
}

it('makes one document of several kinds, or one of each', async () => {
  const pictures = [
    { name: 'a.jpg', bytes: await draw(30, 20).jpeg().toBuffer() },
    { name: 'b.png', bytes: await draw(20, 30).png().toBuffer() },
    { name: 'c.webp', bytes: await draw(20, 20).webp({ lossless: true }).toBuffer() },
    { name: 'd.tif', bytes: await draw(20, 20).tiff().toBuffer() },
  ];
  const merged = await runOn('jpg-to-pdf', pictures);
  const separate = await runOn('jpg-to-pdf', pictures, { output: 'separate' });

  expect(merged.files.map(({ pages }) => pages)).toEqual([4]);
  expect(separate.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
});

it('embeds the bytes of a JPEG unchanged', async () => {
  const bytes = await draw(64, 48).jpeg().toBuffer();
  const { files } = await runOn('jpg-to-pdf', [{ name: 'a.jpg', bytes }]);

  expect(readFileSync(files[0]?.path ?? '').includes(bytes)).toBe(true);
});

it('applies the orientation of a picture, and of the sheet to it', async () => {
  const sideways = await draw(400, 200).withMetadata({ orientation: 6, density: 100 }).jpeg().toBuffer();
  const fit = await runOn('jpg-to-pdf', [{ name: 'a.jpg', bytes: sideways }]);
  const sheet = await runOn(
    'jpg-to-pdf',
    [{ name: 'a.jpg', bytes: await draw(400, 200).jpeg().toBuffer() }],
    {
      pageSize: 'a4',
      margin: 10,
    },
  );

  expect(await sizesOf(fit.files[0]?.path)).toEqual([[144, 288]]);
  expect(await sizesOf(sheet.files[0]?.path)).toEqual([[842, 595]]);
});

it('keeps opacity as a mask', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  const { files } = await runOn('jpg-to-pdf', [{ name: 'a.png', bytes }]);

  expect(readFileSync(files[0]?.path ?? '').includes('/SMask')).toBe(true);
});

it('names the picture that cannot be decoded', async () => {
  const bytes = (await draw(64, 48).png().toBuffer()).subarray(0, 40);

  await expect(runOn('jpg-to-pdf', [{ name: 'torn.png', bytes }])).rejects.toMatchObject({
    code: 'damaged-file',
    values: { file: 'torn.png' },
  });
});

it('refuses a truncated picture instead of showing part of it', async () => {
  const bytes = (await draw(64, 48).png().toBuffer()).subarray(0, -20);

  await expect(runOn('jpg-to-pdf', [{ name: 'torn.png', bytes }])).rejects.toMatchObject({
    code: 'damaged-file',
  });
});

it.each([
  [
    'a byte of its rows was changed',
    (rows: Buffer) => rows.fill(0x55, rows.length >> 1, (rows.length >> 1) + 4),
  ],
  ['rows are missing', (rows: Buffer) => deflateSync(inflateSync(rows).subarray(0, -64 * 3))],
  ['a row has a filter that does not exist', (rows: Buffer) => deflateSync(inflateSync(rows).fill(9, 0, 1))],
])('refuses a PNG of which %s', async (_, damage) => {
  const intact = await draw(64, 48).png({ palette: false }).toBuffer();
  const start = intact.indexOf('IDAT') + 4;
  const end = start + intact.readUInt32BE(start - 8);
  const rows = damage(Buffer.from(intact.subarray(start, end)));
  const chunk = Buffer.concat([Buffer.from('IDAT'), rows]);
  const bytes = Buffer.concat([
    intact.subarray(0, start - 8),
    fourBytes(rows.length),
    chunk,
    fourBytes(crc32(chunk)),
    intact.subarray(end + 4),
  ]);

  await expect(runOn('jpg-to-pdf', [{ name: 'torn.png', bytes }])).rejects.toMatchObject({
    code: 'damaged-file',
    values: { file: 'torn.png' },
  });
});

it('distinguishes a picture that is too large from a damaged one', async () => {
  const bytes = await draw(8, 8).png().toBuffer();
  // Width and height of the IHDR chunk (PNG, 11.2.2), whose checksum is not in question here.
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);

  await expect(runOn('jpg-to-pdf', [{ name: 'vast.png', bytes }])).rejects.toMatchObject({
    code: 'image-too-large',
  });
});

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);

  return bytes;
}
