import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { countFeatures, type FeatureCounts } from '@octavo/testkit/pdf/count-features';
import { bytesFrom } from '@octavo/testkit/pdf/traces';
import { popplerRotations, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { assemble, type SourcePage } from './assemble.ts';
import { openPdf, type PdfDocument } from './document.ts';
import { isDocumentError } from './document-error.ts';
import { rotatePages } from './pages/rotate.ts';
import { writeDocument } from './write/write.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = corpusFiles(/^pdf\/.*\.pdf$/);

/** Files whose content streams are damaged: streams copied undecoded cannot be repaired on the way. */
const brokenContent = /PDFBOX-3148|bomb_giant/;

/** Decrypted copy made by qpdf, as the Node side does before it opens a protected file. */
function plainPath(file: CorpusFile): string {
  const path = join(folder, 'plain.pdf');
  const { status } = spawnSync('qpdf', ['--decrypt', `--password=${file.password}`, file.path, path]);

  return status === 0 || status === 3 ? path : file.path;
}

function opened(file: CorpusFile): { document: PdfDocument; path: string } | null {
  for (const path of [file.path, plainPath(file)]) {
    try {
      return { document: openPdf(readFileSync(path), codec), path };
    } catch (error) {
      if (!isDocumentError(error)) {
        throw error;
      }

      expect(['damaged-file', 'password-required']).toContain(error.code);
    }
  }

  return null;
}

function made(document: PdfDocument, pages: readonly SourcePage[]): string {
  const plan = { sources: [{ document, title: 'one' }], pages, bookmarks: 'keep' as const };

  return saved(bytesFrom((sink) => assemble(plan, sink, codec)));
}

function saved(bytes: Uint8Array): string {
  const path = join(folder, 'made.pdf');
  writeFileSync(path, bytes);

  return path;
}

describe.skipIf(files.length === 0)('every PDF of the corpus', () => {
  it.each(files.map((file) => [file.id, file] as const))('%s', (id, file) => {
    const source = opened(file);

    if (source === null) {
      expect(id).toMatch(/broken|hostile|encrypted/);

      return;
    }

    const { document, path } = source;
    const indexes = document.pages.map(({ index }) => index);
    const texts = popplerTexts(path, file.password);
    const isIntact = document.repairs.length === 0 && texts?.length === indexes.length;
    const isChecked = (written: string) => brokenContent.test(id) || qpdfCheck(written).ok;

    const same = made(
      document,
      indexes.map((page) => ({ source: 0, page })),
    );
    expect(isChecked(same)).toBe(true);
    expect(openPdf(readFileSync(same), codec).pageCount).toBe(indexes.length);

    if (isIntact) {
      expect(popplerTexts(same)).toEqual(texts);
    }

    const some = indexes.filter((index) => index % 2 === 0).toReversed();
    const part = made(
      document,
      some.map((page) => ({ source: 0, page })),
    );
    expect(isChecked(part)).toBe(true);

    if (isIntact) {
      expect(popplerTexts(part)).toEqual(some.map((index) => texts[index]));
    }

    expect(isChecked(saved(bytesFrom((sink) => writeDocument(document, {}, sink, codec))))).toBe(true);

    const before = document.pages.map(({ rotation }) => rotation);
    const turns = new Map(indexes.map((index) => [index, 90] as const));
    const turned = saved(bytesFrom((sink) => rotatePages(document, turns, sink, codec)));

    if (isIntact) {
      expect(popplerRotations(turned, indexes.length)).toEqual(before.map((angle) => (angle + 90) % 360));
    }
  });

  it('keeps what twenty feature-rich files have when they are merged', () => {
    const rich = files.filter(({ id }) =>
      /pdf\/(annotated|outlined|tagged|long)\/|forms\/(160F|dod|french|issue6127|libre)|multi_page|pasa/.test(
        id,
      ),
    );
    const documents = rich.map((file) => opened(file)!.document);
    const before = documents.map((document) => countFeatures(openPdf(document.bytes, codec)));
    const pages = documents.flatMap((document, source) =>
      document.pages.map(({ index }) => ({ source, page: index })),
    );
    const sources = documents.map((document, index) => ({ document, title: rich[index]!.id }));
    const path = saved(bytesFrom((sink) => assemble({ sources, pages, bookmarks: 'keep' }, sink, codec)));
    const after = countFeatures(openPdf(readFileSync(path), codec));

    const sum = (key: keyof FeatureCounts) => before.reduce((total, counts) => total + counts[key], 0);
    const keys = Object.keys(after) as (keyof FeatureCounts)[];
    console.log(
      [`${rich.length} files`, ...keys.map((key) => `${key}: ${sum(key)} before, ${after[key]} after`)].join(
        '\n',
      ),
    );

    expect(rich.length).toBeGreaterThanOrEqual(20);
    expect(qpdfCheck(path)).toMatchObject({ ok: true });
    // Only destinations and links that were already broken are dropped; labels are given to all pages.
    const exact = keys.filter(
      (key) => !['namedDestinations', 'internalLinks', 'labelledPages'].includes(key),
    );

    for (const key of exact) {
      expect(after[key], key).toBe(sum(key));
    }

    expect(after.internalLinks).toBe(sum('internalLinksResolving'));
    expect(after.labelledPages).toBe(after.pages);
    expect(sum('namedDestinations') - after.namedDestinations).toBeLessThan(10);
  });
});
