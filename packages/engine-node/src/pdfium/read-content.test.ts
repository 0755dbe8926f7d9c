import type { PageContent } from '@octavo/engine/layout/page-content';
import { openPdf } from '@octavo/engine/pdf/document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { loadDocument } from './library.ts';
import { readContent } from './read-content.ts';

const plain = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const drawn = Array.from({ length: 40 }, (_, index) => 65 + index);

/** Letters that are drawings with names of their own, which say nothing of the characters they are. */
function drawnFont(file: PdfFile): string {
  const square = file.stream('', '500 0 0 0 500 500 d1 0 0 500 500 re f');
  const names = drawn.map((code) => `/shape${code}x`);

  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 104 /Widths [${drawn.map(() => 500).join(' ')}] /Encoding << /Type /Encoding /Differences [65 ${names.join(' ')}] >> /CharProcs << ${names.map((name) => `${name} ${square} 0 R`).join(' ')} >> /Resources << >> >>`;
}

async function readPage(content: string, fontOf: (file: PdfFile) => string): Promise<PageContent> {
  const file = new PdfFile();
  const font = file.add(fontOf(file));
  const stream = file.stream('', content);
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 400 300] /Contents ${stream} 0 R /Resources << /Font << /F ${font} 0 R >> >> >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const bytes = file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
  using pdfium = await loadDocument(bytes);

  return readContent({
    pdfium,
    document: openPdf(bytes, codec),
    pages: [0],
    signal: new AbortController().signal,
  }).pages[0]!;
}

function textOf({ glyphs }: PageContent): string {
  return glyphs
    .map(({ text }) => text)
    .join('')
    .trim();
}

it('leaves out what is drawn beside the page', async () => {
  const page = await readPage(
    'BT /F 12 Tf 40 200 Td (seen) Tj ET BT /F 12 Tf 500 200 Td (beside) Tj ET',
    () => plain,
  );

  expect(textOf(page)).toBe('seen');
  expect(page.garbled).toBe(false);
});

it('says of a page that its fonts name no characters', async () => {
  const line = drawn.map((code) => code.toString(16)).join('');
  const page = await readPage(`BT /F 12 Tf 40 200 Td <${line}> Tj ET`, drawnFont);

  expect(page.garbled).toBe(true);
});
