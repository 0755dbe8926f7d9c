import { dxfFile, dxfLine } from '@octavo/testkit/cad/dxf';
import { runOn } from '@octavo/testkit/run-on';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const cross = dxfFile({ entities: [dxfLine([0, 0], [200, 100]), dxfLine([0, 100], [200, 0])] });

it('draws a picture of the requested width with the aspect ratio of the sheet', async () => {
  const { files } = await runOn('dwg-to-jpg', [{ name: 'cross.dxf', bytes: cross }], { width: 1000 });

  expect(files.map(({ name }) => name)).toEqual(['cross.jpg']);
  expect(await sharp(files[0]?.path ?? '').metadata()).toMatchObject({
    format: 'jpeg',
    width: 1000,
    height: 708,
  });
});

it('draws black where the lines are', async () => {
  const { files } = await runOn('dwg-to-jpg', [{ name: 'cross.dxf', bytes: cross }], { width: 1000 });
  const { data } = await sharp(files[0]?.path ?? '')
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * 1000 + x];

  expect(at(500, 353)).toBeLessThan(120);
  expect(at(500, 100)).toBeGreaterThan(240);
});
