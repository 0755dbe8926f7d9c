import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { isName, PdfStream } from '@octavo/pdf/objects';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { noiseDocument } from '@octavo/testkit/pdf/noise-document';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const file = { name: 'report.pdf', bytes: featureDocument({ pages: 12 }) };

async function split(options: Record<string, unknown>): Promise<[string, number | undefined][]> {
  const { files } = await runOn('split-pdf', [file], options);

  return files.map(({ name, pages }) => [name, pages]);
}

it('makes a file for each range, named by its pages', async () => {
  expect(await split({ ranges: '1-3,10-' })).toEqual([
    ['report-01-03.pdf', 3],
    ['report-10-12.pdf', 3],
  ]);
});

it('makes a file for every n pages; the last may be shorter', async () => {
  expect((await split({ every: 5 })).map(([, pages]) => pages)).toEqual([5, 5, 2]);
});

it('makes single pages by default', async () => {
  expect(await split({})).toHaveLength(12);
});

it('extracts chosen pages as one file', async () => {
  expect(await split({ pages: '12,1' })).toEqual([['report-pages.pdf', 2]]);
});

it('splits at top-level bookmarks', async () => {
  const parts = await split({ atBookmarks: true });

  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, [, pages]) => sum + (pages ?? 0), 0)).toBe(12);
});

it('keeps every part under the size limit when single pages are below it', async () => {
  const single = await runOn('split-pdf', [file], { pages: '1' });
  const limit = statSync(single.files[0]?.path ?? '').size * 2;
  const { files } = await runOn('split-pdf', [file], { maxSize: limit });

  expect(files.length).toBeGreaterThan(1);
  expect(files.every(({ path }) => statSync(path).size <= limit)).toBe(true);
  expect(files.reduce((sum, { pages }) => sum + (pages ?? 0), 0)).toBe(12);
});

it('reports a single page above the size limit', async () => {
  const { files } = await runOn('split-pdf', [file], { maxSize: '1KB' });

  expect(files).toHaveLength(12);
  expect(files[0]?.notes).toContainEqual(expect.objectContaining({ code: 'page-over-size' }));
});

it('checks the number of results before making them', async () => {
  const { files } = await runOn('split-pdf', [file], {}, null, 12);
  expect(files).toHaveLength(12);

  await expect(runOn('split-pdf', [file], {}, null, 11)).rejects.toMatchObject({
    code: 'too-many-results',
    values: { count: 12 },
  });
});

it('refuses two modes at once, and missing pages', async () => {
  await expect(split({ every: 2, ranges: '1-2' })).rejects.toMatchObject({ code: 'illegal-input' });
  await expect(split({ ranges: '99' })).rejects.toMatchObject({ code: 'invalid-pages' });
});

it('splits a file that is too large to be read into memory, with the pictures of its pages', async () => {
  const bytes = noiseDocument({ pages: 36, imageBytes: 1_000_000 });
  const { files } = await runOn('split-pdf', [{ name: 'scan.pdf', bytes }], { every: 18 });
  expect(files.map(({ pages }) => pages)).toEqual([18, 18]);
  expect(files.flatMap(({ path }) => picturesOf(readFileSync(path)))).toEqual(picturesOf(bytes));
  files.forEach(({ path }) => expect(qpdfCheck(path)).toMatchObject({ ok: true }));
});

/** Digests of the pictures of a document, in the order of its objects. */
function picturesOf(bytes: Uint8Array): string[] {
  return [...objectsOf(openPdf(bytes, codec)).values()]
    .filter((object) => object instanceof PdfStream && isName(object.dict.get('Subtype'), 'Image'))
    .map((object) =>
      createHash('sha256')
        .update((object as PdfStream).raw)
        .digest('hex'),
    );
}
