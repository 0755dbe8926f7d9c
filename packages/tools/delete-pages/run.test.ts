import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 4 }) };

it('removes the pages and keeps the order of the others', async () => {
  const { files } = await runOn('delete-pages', [file], { pages: '2,4' });
  const texts = popplerTexts(files[0]?.path ?? '') ?? [];

  expect(texts.map((text) => /DocTextNo\dx/.exec(text)?.[0])).toEqual([
    markerOf('Text', 1),
    markerOf('Text', 3),
  ]);
});

it('refuses to delete all pages, or none', async () => {
  await expect(runOn('delete-pages', [file], { pages: '1-' })).rejects.toMatchObject({
    code: 'no-pages-left',
  });
  await expect(runOn('delete-pages', [file], { pages: '' })).rejects.toMatchObject({ code: 'invalid-pages' });
});
