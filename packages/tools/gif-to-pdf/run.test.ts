import { readFileSync } from 'node:fs';
import { Failure } from '@octavo/contract/failures';
import { codec } from '@octavo/engine-node/codec';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { openPdf } from '@octavo/pdf/document';
import { colourfulGif } from '@octavo/testkit/pictures/colourful-gif';
import { partialGif } from '@octavo/testkit/pictures/partial-gif';
import { movingGif } from '@octavo/testkit/pictures/pictures';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

it('makes a page of every frame, or of the first', async () => {
  const bytes = await movingGif(5, 40);
  const all = await runOn('gif-to-pdf', [{ name: 'a.gif', bytes }]);
  const first = await runOn('gif-to-pdf', [{ name: 'a.gif', bytes }], { frames: 'first' });

  expect(all.files.map(({ pages }) => pages)).toEqual([5]);
  expect(first.files.map(({ pages }) => pages)).toEqual([1]);
  expect(all.progress.length).toBeGreaterThan(4);
});

it('joins several files, or keeps them apart', async () => {
  const given = [
    { name: 'a.gif', bytes: await movingGif(2, 40) },
    { name: 'b.gif', bytes: await movingGif(3, 40) },
  ];
  const merged = await runOn('gif-to-pdf', given);
  const separate = await runOn('gif-to-pdf', given, { output: 'separate' });

  expect(merged.files.map(({ name, pages }) => [name, pages])).toEqual([['a.pdf', 5]]);
  expect(separate.files.map(({ name, pages }) => [name, pages])).toEqual([
    ['a.pdf', 2],
    ['b.pdf', 3],
  ]);
});

it('composes partial frames by their disposal method', async () => {
  const { files } = await runOn('gif-to-pdf', [{ name: 'a.gif', bytes: partialGif() }], { pageSize: 'fit' });
  const corners = await Promise.all([0, 1, 2].map((page) => cornersOf(files[0]?.path ?? '', page)));

  // Red background; a blue square that is removed again; a blue square elsewhere on the restored background.
  expect(corners).toEqual([
    ['red', 'red'],
    ['blue', 'red'],
    ['red', 'blue'],
  ]);
});

it('makes pages of one size from frames with few and many colours', async () => {
  const { files } = await runOn('gif-to-pdf', [{ name: 'a.gif', bytes: colourfulGif() }], {
    pageSize: 'fit',
  });
  const { pages } = openPdf(readFileSync(files[0]?.path ?? ''), codec);

  expect(pages.map(({ widthPoints, heightPoints }) => [widthPoints, heightPoints])).toEqual([
    [24, 12],
    [24, 12],
  ]);
});

it('places frames on paper of the chosen orientation', async () => {
  const { files } = await runOn('gif-to-pdf', [{ name: 'a.gif', bytes: await movingGif(1, 40) }], {
    pageSize: 'a5',
    orientation: 'landscape',
    margin: 10,
  });
  const [page] = openPdf(readFileSync(files[0]?.path ?? ''), codec).pages;

  expect([Math.round(page?.widthPoints ?? 0), Math.round(page?.heightPoints ?? 0)]).toEqual([595, 420]);
});

it('uses the first thousand frames, and reports it', async () => {
  const { files } = await runOn('gif-to-pdf', [{ name: 'a.gif', bytes: partialGif(1010) }]);

  expect(files[0]?.pages).toBe(1000);
  expect(files[0]?.notes).toEqual([{ code: 'frames-left-out', values: { frames: 1010, kept: 1000 } }]);
});

it('refuses pictures of gigapixels by their header, and names truncated files', async () => {
  const giant = Buffer.from(partialGif());

  // Width and height of the screen, then of the first frame behind the palette and a block of eight bytes.
  for (const at of [6, 8, 32, 34]) {
    giant.writeUInt16LE(65_000, at);
  }

  const given = [
    { name: 'a.gif', bytes: await movingGif(2, 40) },
    { name: 'b.gif', bytes: Buffer.from('GIF89a\u0001\u0000', 'latin1') },
  ];

  await expect(runOn('gif-to-pdf', [{ name: 'a.gif', bytes: giant }])).rejects.toMatchObject({
    code: 'image-too-large',
  });
  const failure = await runOn('gif-to-pdf', given).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code: 'damaged-file', values: { file: 'b.gif' } });
});

/** Colours of the upper left and lower right corners of a page. */
async function cornersOf(path: string, page: number): Promise<string[]> {
  const document = await loadDocument(readFileSync(path));
  const { width, height, data } = drawPage(document, page, 96);
  const at = (x: number, y: number) => (data[(y * width + x) * 4]! > 128 ? 'blue' : 'red');

  return [at(2, 2), at(width - 3, height - 3)];
}
