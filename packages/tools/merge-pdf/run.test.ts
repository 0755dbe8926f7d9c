import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { noiseDocument } from '@octavo/testkit/pdf/noise-document';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const a = { name: '10 letter.pdf', bytes: featureDocument({ pages: 3, mark: 'A' }) };
const b = { name: '9 invoice.pdf', bytes: featureDocument({ pages: 2, mark: 'B' }) };

async function textOf(options: Record<string, unknown>): Promise<string[]> {
  const { files } = await runOn('merge-pdf', [a, b], options);

  return (popplerTexts(files[0]?.path ?? '') ?? []).map((text) => /[AB]TextNo\dx/.exec(text)?.[0] ?? '');
}

const page = (mark: string, number: number) => markerOf('Text', number, mark);

it('joins the files in the given order', async () => {
  expect(await textOf({})).toEqual([page('A', 1), page('A', 2), page('A', 3), page('B', 1), page('B', 2)]);
});

it('sorts names naturally: 9 before 10', async () => {
  expect(await textOf({ sort: 'name' })).toEqual([
    page('B', 1),
    page('B', 2),
    page('A', 1),
    page('A', 2),
    page('A', 3),
  ]);
});

it('uses the chosen pages of each file, assigned before sorting', async () => {
  expect(await textOf({ sort: 'name', pages: '3,1;2' })).toEqual([page('B', 2), page('A', 3), page('A', 1)]);
});

it('starts each file on an odd page', async () => {
  expect(await textOf({ oddStart: true })).toEqual([
    page('A', 1),
    page('A', 2),
    page('A', 3),
    '',
    page('B', 1),
    page('B', 2),
  ]);
});

it('refuses page choices for more files than there are', async () => {
  await expect(textOf({ pages: '1;2;3' })).rejects.toMatchObject({ code: 'illegal-input' });
  await expect(textOf({ pages: '1;2;' })).resolves.toHaveLength(2);
});

it('refuses a single file', async () => {
  await expect(runOn('merge-pdf', [a])).rejects.toMatchObject({ code: 'too-few-files' });
});

it('names the file that cannot be read', async () => {
  const broken = { name: 'broken.pdf', bytes: new TextEncoder().encode('%PDF-1.7 and nothing else') };

  await expect(runOn('merge-pdf', [a, broken])).rejects.toMatchObject({
    code: 'damaged-file',
    values: { file: 'broken.pdf', advice: 'repair' },
  });
});

it('counts the bookmarks, links and fields that it kept', async () => {
  const one = await runOn('merge-pdf', [a, b], { pages: '1-3;' });
  const cut = await runOn('merge-pdf', [a, b], { pages: '1;1' });
  const keptIn = ({ files }: Awaited<ReturnType<typeof runOn>>) =>
    files[0]?.notes.find(({ code }) => code === 'parts-kept')?.values;

  expect(keptIn(one)).toEqual({ bookmarks: 8, links: 15, fields: 7 });
  expect(Number(keptIn(cut)?.['bookmarks'])).toBeLessThan(Number(keptIn(one)?.['bookmarks']));
});

it('joins files that are too large to be read into memory together', async () => {
  const scans = [1, 2].map((seed) => ({
    name: `${seed}.pdf`,
    bytes: noiseDocument({ pages: 36, imageBytes: 1_000_000, seed }),
  }));
  const { files } = await runOn('merge-pdf', [...scans, a]);
  const [merged] = files;
  expect(merged?.pages).toBe(75);
  expect(qpdfCheck(merged?.path ?? '')).toMatchObject({ ok: true });
  const texts = popplerTexts(merged?.path ?? '') ?? [];
  expect([0, 36, 71].map((index) => /Page \d+/.exec(texts[index] ?? '')?.[0])).toEqual([
    'Page 1',
    'Page 1',
    'Page 36',
  ]);
  expect(texts.at(-1)).toContain(page('A', 3));
});
