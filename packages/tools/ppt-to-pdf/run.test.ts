import { readFileSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { slidesFile } from '@octavo/testkit/office/slides-file';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const talk = slidesFile([
  { text: 'One', notes: 'Breathe', link: 'https://example.com/one' },
  { text: 'Two', hidden: true },
  { text: 'Three' },
  { text: 'Four' },
]);

async function convert(options: Record<string, unknown> = {}) {
  const { files } = await runOn('ppt-to-pdf', [{ name: 'Talk.odp', bytes: talk }], options);
  const path = files[0]?.path ?? '';
  expect(qpdfCheck(path).ok).toBe(true);

  return { texts: popplerTexts(path) ?? [], features: countFeatures(openPdf(readFileSync(path), codec)) };
}

it('makes a tagged page of each visible slide', async () => {
  const { texts, features } = await convert();

  expect(texts).toEqual(['One', 'Three', 'Four']);
  expect(features).toMatchObject({ outlineItems: 3, annotations: 1 });
  expect(features.structElements).toBeGreaterThan(2);
});

it('shows hidden slides on request', async () => {
  expect((await convert({ hidden: true })).texts).toEqual(['One', 'Two', 'Three', 'Four']);
});

it('puts several slides on a page, with their links and bookmarks', async () => {
  const { texts, features } = await convert({ layout: '2' });

  expect(texts).toEqual(['One Three', 'Four']);
  expect(features).toMatchObject({ pages: 2, annotations: 1, outlineItems: 3, outlineItemsResolving: 3 });
});

it('adds pages of notes after slides and handouts', async () => {
  const plain = await convert({ notes: true });
  const handouts = await convert({ notes: true, layout: '4' });

  expect(plain.texts).toHaveLength(6);
  expect(plain.texts[3]).toContain('Breathe');
  expect(handouts.texts[0]?.split(' ').sort()).toEqual(['Four', 'One', 'Three']);
  expect(handouts.texts[1]).toContain('Breathe');
  expect(handouts.texts).toHaveLength(4);
});
