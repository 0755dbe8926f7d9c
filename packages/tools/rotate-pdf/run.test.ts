import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { popplerRotations } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 4 }) };

async function rotate(options: Record<string, unknown>): Promise<number[]> {
  const { files } = await runOn('rotate-pdf', [file], options);

  return popplerRotations(files[0]?.path ?? '', 4);
}

it('turns all pages when none are chosen', async () => {
  expect(await rotate({})).toEqual([90, 90, 90, 90]);
});

it('turns odd, even and chosen pages', async () => {
  expect(await rotate({ pages: 'odd', angle: 180 })).toEqual([180, 0, 180, 0]);
  expect(await rotate({ pages: 'even' })).toEqual([0, 90, 0, 90]);
  expect(await rotate({ pages: '2-3', angle: 270 })).toEqual([0, 270, 270, 0]);
});

it('turns page by page, and each way wins over the angle for all', async () => {
  expect(await rotate({ rotate: '1:90,4:180' })).toEqual([90, 0, 0, 180]);
  expect(await rotate({ pages: '1-2', angle: 90, rotate: '2:270' })).toEqual([90, 270, 0, 0]);
});

it('takes the angle as a word, as a command line gives it', async () => {
  expect(await rotate({ angle: '180' })).toEqual([180, 180, 180, 180]);
});

it('refuses other angles', async () => {
  await expect(rotate({ angle: 45 })).rejects.toMatchObject({ code: 'illegal-input' });
});
