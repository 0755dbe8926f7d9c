import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { bytesFrom, everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type AssemblyPlan, type AssemblyResult, assemble } from './assemble.ts';
import { openPdf, type PdfDocument } from './document.ts';
import { readOutline } from './navigation/outline.ts';
import { PdfStream } from './objects.ts';
import { labelText, readLabels } from './pages/labels.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-assemble-'));
afterAll(() => rmSync(folder, { recursive: true }));

function open(bytes: Uint8Array): PdfDocument {
  return openPdf(bytes, codec);
}

function made(plan: Omit<AssemblyPlan, 'bookmarks'> & Partial<AssemblyPlan>): {
  bytes: Uint8Array;
  document: PdfDocument;
  result: AssemblyResult;
} {
  let result: AssemblyResult | null = null;
  const bytes = bytesFrom((sink) => {
    result = assemble({ bookmarks: 'keep', ...plan }, sink, codec);
  });
  return { bytes, document: open(bytes), result: result! };
}

function pagesOf(document: PdfDocument, source = 0) {
  return document.pages.map(({ index }) => ({ source, page: index }));
}

/** Page texts as poppler reads them, after qpdf has found no problems. */
function checkedTexts(bytes: Uint8Array): string[] {
  const path = join(folder, 'made.pdf');
  writeFileSync(path, bytes);
  expect(qpdfCheck(path)).toMatchObject({ ok: true });
  return popplerTexts(path) ?? [];
}

/** The content of each page, which identifies it. */
function contentsOf(document: PdfDocument): string[] {
  return document.pages.map(({ dict }) => {
    const stream = document.resolve(dict.get('Contents'));
    return stream instanceof PdfStream ? Buffer.from(document.decode(stream)).toString('latin1') : '';
  });
}

it('keeps every feature when all pages are kept', () => {
  const source = open(featureDocument({ pages: 5 }));
  const { document, bytes, result } = made({
    sources: [{ document: source, title: 'one' }],
    pages: pagesOf(source),
  });

  expect(countFeatures(document)).toEqual(countFeatures(open(featureDocument({ pages: 5 }))));
  expect(checkedTexts(bytes)).toHaveLength(5);
  expect(result.notes).toEqual([]);
});

it('leaves no trace of removed pages', () => {
  const source = open(featureDocument({ pages: 6 }));
  const { bytes, document } = made({
    sources: [{ document: source, title: 'one' }],
    pages: [0, 2, 3].map((page) => ({ source: 0, page })),
  });
  const everything = everythingIn(bytes);

  const found = [...everything.matchAll(/Doc([A-Z][a-z]+)No(\d)x/g)].map(([, kind, page]) => ({
    kind,
    page,
  }));
  expect([...new Set(found.map(({ page }) => page))].sort()).toEqual(['1', '3', '4']);
  // Every kind of object of the kept pages is present, except article beads, which are not carried over.
  const kinds = new Set(found.map(({ kind }) => kind));
  for (const kind of [
    'Text',
    'Stamp',
    'Layer',
    'Note',
    'Reply',
    'Attached',
    'Dest',
    'Old',
    'Field',
    'Value',
    'Caption',
    'Item',
    'Tag',
    'Id',
  ]) {
    expect(kinds, kind).toContain(kind);
  }
  const counts = countFeatures(document);
  expect(counts).toMatchObject({ pages: 3, fields: 4, widgets: 6, widgetsOutsideForm: 0, structElements: 7 });
  expect(counts.internalLinksResolving).toBe(counts.internalLinks);
  expect(document.pages.map(({ index }) => labelText(readLabels(document)![index]!))).toEqual([
    'i',
    'Doc-1',
    'Doc-2',
  ]);
  expect(checkedTexts(bytes)).toHaveLength(3);
});

it('merges documents with equal names', () => {
  const sources = ['one', 'two'].map((title) => ({ document: open(featureDocument({ pages: 3 })), title }));
  const other = { document: open(featureDocument({ pages: 4, mark: 'Other' })), title: 'three' };
  const all = [...sources, other];
  const { document, bytes, result } = made({
    sources: all,
    pages: all.flatMap(({ document: each }, source) => pagesOf(each, source)),
    bookmarks: 'by-source',
  });

  const before = all.map(({ document: each }) => countFeatures(open(each.bytes)));
  const sum = (key: keyof (typeof before)[number]) =>
    before.reduce((total, counts) => total + counts[key], 0);
  const after = countFeatures(document);
  for (const key of [
    'pages',
    'fields',
    'widgets',
    'namedDestinations',
    'structElements',
    'taggedPages',
    'annotations',
    'internalLinksResolving',
    'labelledPages',
  ] as const) {
    expect(after[key], key).toBe(sum(key));
  }
  // The first two sources are the same bytes: their attached file and layers are written once.
  expect(after).toMatchObject({ attachments: 2, layers: 7 });
  expect(result.notes.toSorted()).toEqual(['destinations-renamed', 'fields-renamed']);

  expect(readOutline(document).map(({ title, pageIndex }) => [title, pageIndex])).toEqual([
    ['one', 0],
    ['two', 3],
    ['three', 6],
  ]);
  // Each copy's chapters lead to its own pages.
  expect(readOutline(document)[1]!.children.map(({ pageIndex }) => pageIndex)).toEqual([3, 5]);
  expect(checkedTexts(bytes)[6]).toContain(markerOf('Text', 1, 'Other'));
});

it('gives each copy of a repeated page its own annotations and fields', () => {
  const source = open(featureDocument({ pages: 2 }));
  const { document, bytes } = made({
    sources: [{ document: source, title: 'one' }],
    pages: [
      { source: 0, page: 0 },
      { source: 0, page: 0, turn: 90 },
      { blank: { widthPoints: 300, heightPoints: 200 } },
      { source: 0, page: 1 },
    ],
  });

  expect(countFeatures(document)).toMatchObject({ pages: 4, fields: 5, widgets: 6, widgetsOutsideForm: 0 });
  const [first, second, blank] = document.pages;
  expect([first!.rotation, second!.rotation]).toEqual([0, 90]);
  expect([blank!.widthPoints, blank!.heightPoints]).toEqual([300, 200]);

  const annotationsOf = (index: number) => document.array(document.pages[index]!.dict.get('Annots'))!;
  expect(annotationsOf(0)).toHaveLength(annotationsOf(1).length);
  for (const annotation of annotationsOf(1)) {
    expect(document.dict(document.dict(annotation)!.get('P'))).toBe(second!.dict);
  }
  expect(checkedTexts(bytes)).toHaveLength(4);
});

it('writes the pages in any requested order', () => {
  const bytes = featureDocument({ pages: 7 });
  const contents = contentsOf(open(bytes));

  fc.assert(
    fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 12 }), (order) => {
      const source = open(bytes);
      const { document } = made({
        sources: [{ document: source, title: 'one' }],
        pages: order.map((page) => ({ source: 0, page })),
      });
      expect(contentsOf(document)).toEqual(order.map((page) => contents[page]));
    }),
    { numRuns: 40 },
  );
});

it('restores everything when the parts of a split are merged', () => {
  const bytes = featureDocument({ pages: 9 });
  const before = countFeatures(open(bytes));
  const contents = contentsOf(open(bytes));

  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 5 }), (cuts) => {
      const bounds = [0, ...cuts.toSorted((a, b) => a - b), 9];
      const source = open(bytes);
      const parts = bounds.slice(1).map((end, at) => {
        const pages = source.pages.slice(bounds[at], end).map(({ index }) => ({ source: 0, page: index }));
        return made({ sources: [{ document: source, title: 'part' }], pages }).document;
      });
      const { document } = made({
        sources: parts.map((part) => ({ document: part, title: 'part' })),
        pages: parts.flatMap((part, index) => pagesOf(part, index)),
      });

      expect(contentsOf(document)).toEqual(contents);
      const { pages, widgets, widgetsOutsideForm, namedDestinations, annotations, taggedPages } = before;
      expect(countFeatures(document)).toMatchObject({
        pages,
        widgets,
        widgetsOutsideForm,
        namedDestinations,
        annotations,
        taggedPages,
      });
    }),
    { numRuns: 20 },
  );
});
