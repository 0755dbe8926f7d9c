import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { popplerRotations, popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const a = { name: 'a.pdf', bytes: featureDocument({ pages: 4, mark: 'A' }) };
const b = { name: 'b.pdf', bytes: featureDocument({ pages: 2, mark: 'B' }) };

async function organize(files: readonly (typeof a)[], options: Record<string, unknown>): Promise<string[]> {
  const { files: results } = await runOn('organize-pdf', files, options);

  return (popplerTexts(results[0]?.path ?? '') ?? []).map((text) => /[AB]TextNo\dx/.exec(text)?.[0] ?? '');
}

it('moves, repeats and removes pages, inserts blank ones and those of another file', async () => {
  expect(await organize([a, b], { order: '3,3,blank,2:2-1,1' })).toEqual([
    markerOf('Text', 3, 'A'),
    markerOf('Text', 3, 'A'),
    '',
    markerOf('Text', 2, 'B'),
    markerOf('Text', 1, 'B'),
    markerOf('Text', 1, 'A'),
  ]);
});

it('reorders pages in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 1 }), async (order) => {
      expect(await organize([a], { order: order.join(',') })).toEqual(
        order.map((page) => markerOf('Text', page, 'A')),
      );
    }),
    { numRuns: 12 },
  );
});

it('rotates pages by their new position', async () => {
  const { files } = await runOn('organize-pdf', [a], { order: '4,1', rotate: '1:90,2:270' });

  expect(popplerRotations(files[0]?.path ?? '', 2)).toEqual([90, 270]);
});

it('accepts French words', async () => {
  expect(await organize([a], { order: 'dernière,blanche,paires' })).toEqual([
    markerOf('Text', 4, 'A'),
    '',
    markerOf('Text', 2, 'A'),
    markerOf('Text', 4, 'A'),
  ]);
});

it('refuses an order without a page, and missing pages', async () => {
  await expect(organize([a], { order: 'blank' })).rejects.toMatchObject({ code: 'no-pages-left' });
  await expect(organize([a], { order: '2:1' })).rejects.toMatchObject({ code: 'invalid-pages' });
  await expect(organize([a], { rotate: '5:90' })).rejects.toMatchObject({ code: 'invalid-pages' });
});
