import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { NarrowBytes } from '@octavo/testkit/pdf/narrow-bytes';
import { noiseDocument } from '@octavo/testkit/pdf/noise-document';
import { afterAll, expect, it } from 'vitest';
import { openFileBytes } from '../file-bytes.ts';
import { qpdf } from '../programs/qpdf.ts';
import { workspaceIn } from '../workspace.ts';
import { drawPage } from './draw.ts';
import { loadDocument } from './library.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-file-access-'));
const place = { workspace: workspaceIn(folder), signal: new AbortController().signal };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(bytes: Uint8Array): string {
  const path = place.workspace.newPath('pdf');
  writeFileSync(path, bytes);

  return path;
}

function withWrongStart(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n7');

  return new Uint8Array(Buffer.from(text, 'latin1'));
}

it.each([
  ['forms, links and layers', featureDocument({ pages: 5 })],
  ['large pictures', noiseDocument({ pages: 3, imageBytes: 300_000 })],
  ['wrong cross-references', withWrongStart(featureDocument({ pages: 2 }))],
])('draws the pages of a file with %s from ranges as from memory', async (_, bytes) => {
  using whole = await loadDocument(bytes);
  using ranges = await loadDocument(await openFileBytes(written(bytes), 0));
  expect(ranges.pageCount).toBe(whole.pageCount);

  for (let page = 0; page < whole.pageCount; page += 1) {
    ranges.paintCost.requireDrawable(page);
    expect(drawPage(ranges, page, 50)).toEqual(drawPage(whole, page, 50));
  }
});

it('opens a locked file with its password only', async () => {
  const [from, to] = [written(featureDocument({ pages: 2 })), place.workspace.newPath('pdf')];
  await qpdf({
    args: (name) => ['--encrypt', 'open', 'owner', '256', '--', name(from), name(to)],
    ...place,
  });
  const source = new NarrowBytes(new Uint8Array(readFileSync(to)));
  await expect(loadDocument(source)).rejects.toMatchObject({ code: 'password-required' });
  using document = await loadDocument(source, 'open');
  expect(document.pageCount).toBe(2);
});

it('fails for what is no PDF, what cannot be read, and what is too large for PDFium', async () => {
  const code = 'damaged-file';
  await expect(loadDocument(new NarrowBytes(Buffer.from('no PDF')))).rejects.toMatchObject({ code });
  const path = written(featureDocument({ pages: 2 }));
  const source = await openFileBytes(path, 0);
  truncateSync(path, 100);
  await expect(loadDocument(source)).rejects.toMatchObject({ code });
  truncateSync(path, 2 ** 32);
  await expect(loadDocument(await openFileBytes(path))).rejects.toMatchObject({
    code: 'file-too-large',
    values: { each: 2 ** 32 },
  });
});
