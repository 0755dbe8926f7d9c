import { hasTextLayer } from '@octavo/layout/page/figures/text-layer';
import type { PageContent } from '@octavo/pdf/content/page-content';
import { openPdf } from '@octavo/pdf/document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { codec } from '../../codec.ts';
import { loadDocument } from '../library.ts';
import { readContent } from '../read-content.ts';

const words = 'swifts sleep on the wing and rarely land';
const text = `BT /F 12 Tf 1 0 0 1 20 150 Tm (${words}) Tj ET`;

/** A scan of one line: a strip of ink where the words are, on white. */
const picture = 'q 300 0 0 200 0 0 cm /Scan Do Q';

async function readPage(content: string): Promise<PageContent> {
  const file = new PdfFile();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  // 60 by 40 pixels of a byte each; rows 7 to 9 hold every second pixel as ink.
  const pixels = Uint8Array.from({ length: 60 * 40 }, (_, at) => {
    const [x, y] = [at % 60, Math.floor(at / 60)];

    return y >= 7 && y <= 9 && x >= 4 && x < 50 && x % 2 === 0 ? 0 : 250;
  });
  const image = file.stream(
    '/Type /XObject /Subtype /Image /Width 60 /Height 40 /ColorSpace /DeviceGray /BitsPerComponent 8',
    pixels,
  );
  const stream = file.stream('', content);
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 300 200] /Contents ${stream} 0 R /Resources << /Font << /F ${font} 0 R >> /XObject << /Scan ${image} 0 R >> /ExtGState << /None << /ca 0 /CA 0 >> >> >> >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const bytes = file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
  using pdfium = await loadDocument(bytes);
  const document = openPdf(bytes, codec);
  const { signal } = new AbortController();

  return readContent({ pdfium, document, pages: [0], signal }).pages[0]!;
}

const textOf = ({ glyphs }: PageContent) => glyphs.map((glyph) => glyph.text).join('');

const layers = {
  'rendering mode 3': `${picture} BT 3 Tr ET ${text}`,
  'rendering mode 7': `${picture} q BT 7 Tr ET ${text} Q`,
  'white letters': `${picture} 1 g ${text}`,
  'letters without opacity': `${picture} q /None gs ${text} Q`,
  'letters below the picture': `${text} ${picture}`,
};

it.each(Object.entries(layers))('uses the words of a scan hidden as %s', async (_, content) => {
  const page = await readPage(content);
  const letters = page.glyphs.filter((glyph) => glyph.text.trim() !== '');

  expect(textOf(page).trim()).toBe(words);
  expect(letters.every(({ invisible, colour }) => invisible && colour === '000000')).toBe(true);
  expect(hasTextLayer(page)).toBe(true);
});

it.each([
  ['in rendering mode 3', `BT 3 Tr ET ${text}`],
  ['in white', `1 g ${text}`],
  ['without opacity', `/None gs ${text}`],
  ['under a white area', `${text} 1 g 0 140 300 40 re f`],
  ['outside the clip', `0 0 300 100 re W n ${text}`],
])('ignores words on blank paper that are %s', async (_, content) => {
  expect(textOf(await readPage(`${content} Q`)).trim()).toBe('');
});

it('ignores words clipped by a box on a text page', async () => {
  const cut = 'q 20 100 200 20 re W n BT /F 12 Tf 20 80 Td (cut off) Tj ET Q';
  const page = await readPage(`${text} ${cut} 20 84 m 200 84 l S`);

  expect(textOf(page).trim()).toBe(words);
  expect(page.unseenText?.trim()).toBe('cut off');
});

it('ignores a second, invisible text over visible words', async () => {
  const page = await readPage(`${text} BT 3 Tr ET ${text}`);

  expect(textOf(page).trim()).toBe(words);
  expect(page.glyphs.every(({ invisible }) => !invisible)).toBe(true);
});

it.each([
  ['white letters on a dark area', `0.1 g 0 140 300 40 re f 1 g ${text}`],
  ['letters below a line', `${text} 1 g 0 140 300 2 re f`],
  ['letters above a picture', `${picture} 1 0 0 rg ${text}`],
  ['pale letters', `0.85 g ${text}`],
])('keeps %s unchanged', async (_, content) => {
  const page = await readPage(content);

  expect(textOf(page).trim()).toBe(words);
  expect(page.glyphs.every(({ invisible }) => !invisible)).toBe(true);
});

/** Found by fuzzing: glyphs without ink that cover the page. */
const largeGlyphs = [
  'JVBERgoxIDAgb2JqPDwvLy9QYWdlcyAyIDAgUi8KagoyIDAgb2JqPDwvS2lkc1s1IDAgUj5lbmRvYmoKNSAwIG9iajw8L10vQ29u',
  'dGVudHMgOCAwIFIvCjggMCBvYmo8PC9GaWx0ZXIvRmxhdGVEZWNvZGU+PnN0cmVhbQp4nI3UzQpBcRCG8b2reJcUmY9zHLZC2VH/',
  'G5CvyCHufyF2Sj2nmeWz+jXNU6n+vhZtNUgar1zuKielyksTU1PKQf3N63GS3I+ygcpVCmVuZHN0cmVhbQp0cmFpbGVyPDwvUm9v',
  'dCAxIDAgUj4+',
].join('');

it('reads glyphs as large as the page', async () => {
  const bytes = Buffer.from(largeGlyphs, 'base64');
  using pdfium = await loadDocument(bytes);
  const { signal } = new AbortController();
  const content = readContent({ pdfium, document: openPdf(bytes, codec), pages: [0], signal });

  expect(content.pages).toHaveLength(1);
});
