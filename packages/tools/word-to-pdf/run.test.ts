import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { readInformation } from '@octavo/pdf/information/information';
import { changed, heading, linked, pageBreak, paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { countFeatures } from '@octavo/testkit/pdf/count-features';
import { popplerFonts, popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

async function convert(bytes: Uint8Array, name = 'a.docx', options: Record<string, unknown> = {}) {
  const { files, progress } = await runOn('word-to-pdf', [{ name, bytes }], options);
  const [file] = files;
  const path = file?.path ?? '';

  return { file, progress, path, text: (popplerTexts(path) ?? []).join(' ') };
}

it('makes tagged pages with bookmarks from headings and working links', async () => {
  const bytes = wordFile(
    [heading(1, 'Birds'), paragraph('Swifts'), linked('web', 'more'), pageBreak(), heading(2, 'Nests')],
    [{ id: 'web', type: 'hyperlink', target: 'https://example.com/birds' }],
  );
  const { file, path, progress } = await convert(bytes, 'Birds of May.docx');
  const features = countFeatures(openPdf(readFileSync(path), codec));

  expect(file?.name).toBe('Birds of May.pdf');
  expect(popplerTexts(path)).toEqual(['Birds Swifts more', 'Nests']);
  expect(features).toMatchObject({ pages: 2, outlineItems: 2, outlineItemsResolving: 2, annotations: 1 });
  expect(features.structElements).toBeGreaterThan(3);
  expect(qpdfCheck(path).ok).toBe(true);
  expect(progress.some((share) => share > 0 && share < 1)).toBe(true);
});

it('titles an untitled document after its file, in the metadata and in the window', async () => {
  const { path } = await convert(wordFile([paragraph('Swifts')]), 'Grüße & Küsse.docx');
  const document = openPdf(readFileSync(path), codec);

  expect(readInformation(document).title).toBe('Grüße & Küsse');
  expect(readFileSync(path, 'utf8')).toContain('>Grüße &amp; Küsse</rdf:li>');
  expect(readFileSync(path, 'latin1')).toContain('/DisplayDocTitle true');
  expect(qpdfCheck(path).ok).toBe(true);
});

it('leaves no other files behind', async () => {
  const { path } = await convert(wordFile([paragraph('Swifts')]));

  expect(readdirSync(dirname(path)).filter((name) => name.includes('lock'))).toEqual([]);
});

it('accepts tracked changes, or shows them', async () => {
  const bytes = wordFile([changed('sparrow', 'swallow')]);

  expect((await convert(bytes)).text).toBe('swallow');
  expect((await convert(bytes, 'a.docx', { changes: 'shown' })).text).toContain('sparrow');
});

it('recognises RTF and flat Word XML by their contents', async () => {
  const flat = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body><w:p><w:r><w:t>flat words</w:t></w:r></w:p></w:body></w:wordDocument>`;

  expect((await convert(Buffer.from('{\\rtf1\\ansi rich words}'), 'a.rtf')).text).toBe('rich words');
  expect((await convert(Buffer.from(flat), 'a.doc')).text).toBe('flat words');
});

it('draws all kinds of scripts', async () => {
  const { text } = await convert(wordFile([paragraph('Ελληνικά кириллица 日本語 한국어 汉字')]));

  expect(text).toContain('Ελληνικά кириллица 日本語 한국어 汉字');
});

it.each([
  ['Aptos', 'LiberationSans'],
  ['Verdana', 'DejaVuSans'],
  ['Consolas', 'LiberationMono'],
  ['Calibri Light', 'Carlito'],
  ['Neue Foo Grotesk', 'LiberationSans'],
  ['Foo Sans Mono', 'LiberationMono'],
  ['Foo Sans Condensed', 'LiberationSansNarrow'],
  ['Foo Antiqua', 'P052-Roman'],
  ['Foo Slab', 'C059-Roman'],
])('replaces %s by a font of its kind', async (font, standIn) => {
  const { path } = await convert(wordFile([paragraph('Swifts', font)]));

  expect(popplerFonts(path)).toEqual([standIn]);
});

it('draws Arabic with a text font', async () => {
  const look = '<w:rPr><w:rFonts w:cs="Calibri"/><w:rtl/><w:lang w:bidi="ar-SA"/></w:rPr>';
  const words = `<w:p><w:pPr><w:bidi/></w:pPr><w:r>${look}<w:t>السلام عليكم</w:t></w:r></w:p>`;
  const { path } = await convert(wordFile([words]));

  expect(popplerFonts(path)).toContain('NotoNaskhArabic-Regular');
});

it('loads nothing that a document links to', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  const target = `http://127.0.0.1:${port}/beacon.png`;
  const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="far"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const { text } = await convert(
    wordFile([paragraph('here'), picture], [{ id: 'far', type: 'image', target }]),
  );
  server.close();

  expect(text).toContain('here');
  expect(asked).toEqual([]);
});

it.each([
  ['truncated', wordFile([paragraph('words')]).subarray(0, 300), 'damaged-file'],
  ['a zip without a document', wordFile([]).subarray(0, -22), 'damaged-file'],
  ['empty', Buffer.alloc(0), 'empty-file'],
])('refuses a document that is %s', async (_, bytes, code) => {
  await expect(convert(bytes)).rejects.toMatchObject({ code });
});

it('keeps a blank page blank', async () => {
  expect(popplerPages((await convert(wordFile([paragraph('')]))).path)).toBe(1);
});
