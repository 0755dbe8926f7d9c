import { readFileSync } from 'node:fs';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 12 }) };

it('draws the chosen pages at the resolution asked for', async () => {
  const { files } = await runOn('pdf-to-jpg', [file], { pages: '2,11-12', dpi: 72 });

  expect(files.map(({ name }) => name)).toEqual(['a-02.jpg', 'a-11.jpg', 'a-12.jpg']);
  expect(await sharp(files[0]?.path ?? '').metadata()).toMatchObject({
    format: 'jpeg',
    width: 612,
    height: 792,
  });
});

it('draws PNG', async () => {
  const { files } = await runOn('pdf-to-jpg', [file], { pages: '1', format: 'png', dpi: 36 });

  expect(await sharp(files[0]?.path ?? '').metadata()).toMatchObject({ format: 'png' });
});

it('takes a placed JPEG out with the bytes that went in', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2438c8' } })
    .jpeg()
    .toBuffer();
  const placed = await runOn('jpg-to-pdf', [{ name: 'blue.jpg', bytes: picture }]);
  const bytes = readFileSync(placed.files[0]?.path ?? '');
  const { files } = await runOn('pdf-to-jpg', [{ name: 'blue.pdf', bytes }], { mode: 'images' });

  expect(readFileSync(files[0]?.path ?? '').equals(picture)).toBe(true);
});

it('says when there are no pictures', async () => {
  await expect(runOn('pdf-to-jpg', [file], { mode: 'images' })).rejects.toMatchObject({ code: 'no-images' });
});
