import { readFile, writeFile } from 'node:fs/promises';
import type { FileKind } from '@octavo/contract/kinds';
import { previewCharacters, previewPixels } from '@octavo/contract/limits';
import { heading, pageBreak, paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { photograph } from '@octavo/testkit/pictures/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkspace } from '../workspace.ts';
import { drawMarkedPreviews, drawPlainPreviews } from './draw-previews.ts';

describe('previews', () => {
  let workspace: Awaited<ReturnType<typeof createWorkspace>>;

  beforeAll(async () => {
    workspace = await createWorkspace();
  });

  afterAll(() => workspace.remove());

  async function previewsOf(kind: FileKind, bytes: Uint8Array | string) {
    const path = workspace.newPath(kind);
    await writeFile(path, bytes);
    const place = { workspace, signal: new AbortController().signal };

    return drawMarkedPreviews({ name: `result.${kind}`, kind, path, notes: [] }, place);
  }

  it('are unmarked for users who may download, and only for documents that browsers cannot draw', async () => {
    const drawn = workspace.newPath('pdf');
    await writeFile(drawn, featureDocument({ pages: 5 }));
    const place = { workspace, signal: new AbortController().signal };
    const result = { name: 'result.docx', kind: 'docx', path: drawn, notes: [] } as const;
    const plain = await drawPlainPreviews({ ...result, drawn }, place);
    const marked = await drawMarkedPreviews({ ...result, drawn }, place);
    const means = await Promise.all(
      [plain, marked].map(async ([first]) => (await sharp(first?.path).stats()).channels[0]?.mean ?? 0),
    );

    expect(plain.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(means[0]).toBeGreaterThan(means[1] ?? 255);
    expect(await drawPlainPreviews({ ...result, kind: 'pdf' }, place)).toEqual([]);
  });

  it('show the first three pages of a PDF, a thousand pixels high, with a watermark', async () => {
    const previews = await previewsOf('pdf', featureDocument({ pages: 5 }));
    expect(previews.map(({ page, kind }) => [page, kind])).toEqual([
      [1, 'jpg'],
      [2, 'jpg'],
      [3, 'jpg'],
    ]);

    const [first] = previews;
    const { width, height } = await sharp(first?.path).metadata();
    expect(Math.max(width, height)).toBe(previewPixels);
    const { channels } = await sharp(first?.path).stats();
    // The watermark is light enough to keep the content below it readable.
    expect(channels[0]?.mean).toBeGreaterThan(240);
  });

  it('are reduced pictures with a watermark', async () => {
    const picture = photograph(2400, 1600);
    const [preview] = await previewsOf('png', await picture.clone().png().toBuffer());
    const copy = sharp(preview?.path);
    const { width, height } = await copy.metadata();
    expect([width, height]).toEqual([previewPixels, 667]);

    const plain = await picture.resize(previewPixels, 667).removeAlpha().raw().toBuffer();
    const shown = await copy.raw().toBuffer();
    const changed = shown.filter((value, at) => Math.abs(value - (plain[at] ?? 0)) > 15).length;
    expect(changed / shown.length).toBeGreaterThan(0.01);
    expect(changed / shown.length).toBeLessThan(0.2);
  });

  it('do not enlarge small pictures', async () => {
    const [preview] = await previewsOf('jpg', await photograph(120, 80).jpeg().toBuffer());
    const { width, height } = await sharp(preview?.path).metadata();

    expect([width, height]).toEqual([120, 80]);
  });

  it('are the first characters of a text, without cutting one in two', async () => {
    const [preview] = await previewsOf('txt', '😀'.repeat(3000));

    expect(await readFile(preview?.path ?? '', 'utf8')).toBe('😀'.repeat(previewCharacters));
  });

  it('are the words of a web page without its markup', async () => {
    const html =
      '<html><head><style>p { color: red }</style></head><body><h1>One &amp; two</h1>' +
      '<img src="data:image/png;base64,AAAA"><p>three</p></body></html>';
    const [preview] = await previewsOf('html', html);

    expect(await readFile(preview?.path ?? '', 'utf8')).toBe('One & two\nthree');
  });

  it('are the printed pages of a document', async () => {
    const document = wordFile([heading(1, 'Title'), paragraph('Words'), pageBreak(), paragraph('More')]);

    expect(await previewsOf('docx', document)).toHaveLength(2);
  });

  it('are empty for files that cannot be shown', async () => {
    expect(await previewsOf('zip', 'PK')).toEqual([]);
  });
});
