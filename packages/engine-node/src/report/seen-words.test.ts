import { writeFile } from 'node:fs/promises';
import { openPdf } from '@octavo/pdf/document';
import { annotatedDocument } from '@octavo/testkit/pdf/annotated-document';
import { afterAll, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { loadDocument } from '../pdfium/library.ts';
import { readContent } from '../pdfium/read-content.ts';
import { createWorkspace } from '../workspace.ts';
import { seenWords } from './seen-words.ts';
import { isPoor, pageText, wordsKept } from './words-kept.ts';

const workspace = await createWorkspace();
const place = { workspace, signal: new AbortController().signal };

afterAll(() => workspace.remove());

it('counts words of annotations missing from the page text', async () => {
  const bytes = annotatedDocument();
  const path = workspace.newPath('pdf');
  await writeFile(path, bytes);
  using pdfium = await loadDocument(bytes);
  const document = openPdf(bytes, codec);
  const { pages } = readContent({ pdfium, document, pages: [0], signal: place.signal });
  const own = pages.map(pageText);
  const written = own.map(({ text }) => text).join(' ');
  const seen = await seenWords(path, pages, place);

  expect(written).not.toContain('boxed');
  expect(seen[0]?.text).toContain('boxed');
  expect(seen[0]?.text).not.toContain('unviewed');
  expect(wordsKept(own, written).some(isPoor)).toBe(false);
  expect(wordsKept(seen, written).some(isPoor)).toBe(true);
});

it('takes the words of pictures from the OCR', async () => {
  const [page] = await seenWords('/nowhere.pdf', [{ ...scan, scanned: true }], place);

  expect(page).toEqual({ pageIndex: 0, text: '' });
});

const scan = {
  pageIndex: 0,
  widthPoints: 595,
  heightPoints: 842,
  glyphs: [],
  paths: [],
  images: [],
  links: [],
  fields: [],
  tags: null,
  scanned: false,
};
