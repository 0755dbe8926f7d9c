import type { DocumentContent, PageContent } from '@octavo/pdf/content/page-content';
import { openPdf } from '@octavo/pdf/document';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { loadDocument } from './library.ts';
import { readContent } from './read-content.ts';

const plain = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const drawn = Array.from({ length: 40 }, (_, index) => 65 + index);

/** Type 3 font whose glyph names do not identify their characters. */
function drawnFont(file: PdfFile): string {
  const square = file.stream('', '500 0 0 0 500 500 d1 0 0 500 500 re f');
  const names = drawn.map((code) => `/shape${code}x`);

  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 104 /Widths [${drawn.map(() => 500).join(' ')}] /Encoding << /Type /Encoding /Differences [65 ${names.join(' ')}] >> /CharProcs << ${names.map((name) => `${name} ${square} 0 R`).join(' ')} >> /Resources << >> >>`;
}

/** One weight of a variable font as browsers write it: a Type 3 font with a descriptor of the original. */
function weightOf(file: PdfFile, weight: number, width: number): string {
  const square = file.stream('', `${width} 0 0 0 500 500 d1 0 0 500 500 re f`);
  const characters = file.stream(
    '',
    '/CMapName /C def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <41> <42> <0041> endbfrange endcmap',
  );
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /AAAAAA+Inter-Regular /FontWeight ${weight} /Flags 4 /ItalicAngle 0 >>`,
  );

  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 66 /Widths [${width} ${width + 40}] /FontDescriptor ${descriptor} 0 R /ToUnicode ${characters} 0 R /Encoding << /Type /Encoding /Differences [65 /A /B] >> /CharProcs << /A ${square} 0 R /B ${square} 0 R >> /Resources << >> >>`;
}

async function readPage(content: string, fontOf: (file: PdfFile) => string): Promise<PageContent> {
  return (await readDocument(content, { F: fontOf })).pages[0]!;
}

async function readDocument(
  content: string,
  fontsOf: Readonly<Record<string, (file: PdfFile) => string>>,
): Promise<DocumentContent> {
  const file = new PdfFile();
  const fonts = Object.entries(fontsOf).map(([name, fontOf]) => `/${name} ${file.add(fontOf(file))} 0 R`);
  const stream = file.stream('', content);
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 400 300] /Contents ${stream} 0 R /Resources << /Font << ${fonts.join(' ')} >> >> >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const bytes = file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
  using pdfium = await loadDocument(bytes);

  return readContent({
    pdfium,
    document: openPdf(bytes, codec),
    pages: [0],
    signal: new AbortController().signal,
  });
}

function textOf({ glyphs }: PageContent): string {
  return glyphs
    .map(({ text }) => text)
    .join('')
    .trim();
}

it('ignores content outside the page', async () => {
  const page = await readPage(
    'BT /F 12 Tf 40 200 Td (seen) Tj ET BT /F 12 Tf 500 200 Td (beside) Tj ET',
    () => plain,
  );

  expect(textOf(page)).toBe('seen');
  expect(page.garbled).toBe(false);
});

/** Composite font that is not embedded, whose codes are glyphs. */
function outsideFont(file: PdfFile, name: string): string {
  const inner = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>`,
  );

  return `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${inner} 0 R] >>`;
}

it('reads codes that PDFium knows no characters for by the order of glyphs of the font', async () => {
  const glyphs = [0x0b, 0x4c, 0x49, 0x03, 0x35, 0xb0, 0x56, 0x0c].map((glyph) =>
    glyph.toString(16).padStart(4, '0'),
  );
  const content = `BT /F 12 Tf 40 200 Td <${glyphs.join('')}> Tj ET`;
  const known = await readPage(content, (file) => outsideFont(file, 'Arial,Bold'));
  const foreign = await readPage(content, (file) => outsideFont(file, 'Unheard'));

  expect(textOf(known)).toBe('(if R\u0153s)');
  expect(known.glyphs.some(({ guessed }) => guessed === true)).toBe(false);
  expect(foreign.glyphs.filter(({ made }) => !made).every(({ guessed }) => guessed === true)).toBe(true);
});

it('marks a page whose fonts map no characters as garbled', async () => {
  const line = drawn.map((code) => code.toString(16)).join('');
  const page = await readPage(`BT /F 12 Tf 40 200 Td <${line}> Tj ET`, drawnFont);

  expect(page.garbled).toBe(true);
});

it('recognises the weights of a variable font in Type 3 drawings', async () => {
  const { fonts } = await readDocument('BT /F 12 Tf 40 200 Td (AB) Tj /B 12 Tf 40 0 Td (AB) Tj ET', {
    F: (file) => weightOf(file, 400, 500),
    B: (file) => weightOf(file, 700, 530),
  });

  expect(fonts.map(({ family, bold }) => ({ family, bold }))).toEqual([
    { family: 'Inter', bold: false },
    { family: 'Inter', bold: true },
  ]);
});

it('reports no weight when the widths are ambiguous', async () => {
  const { fonts } = await readDocument('BT /F 12 Tf 40 200 Td (AB) Tj /B 12 Tf 40 0 Td (AB) Tj ET', {
    F: (file) => weightOf(file, 400, 500),
    B: (file) => weightOf(file, 700, 500),
  });

  expect(fonts.map(({ family, bold }) => ({ family, bold }))).toEqual([{ family: 'Inter', bold: false }]);
});

it('reads a glyph with a code beyond Unicode as the replacement character', async () => {
  const encoding = '/Encoding << /Type /Encoding /Differences [65 /u110000 /uFFFFFF] >>';
  const { glyphs } = await readPage('BT /F 12 Tf 20 20 Td (ABC) Tj ET', () =>
    plain.replace('>>', `${encoding} >>`),
  );

  expect(glyphs.map(({ text }) => text)).toEqual(['\u{fffd}', '\u{fffd}', 'C']);
});

it('composes accents that are drawn over their letters', async () => {
  const encoding = '/Encoding << /Type /Encoding /Differences [1 /dieresis /acute /dotlessi /circumflex] >>';
  // The accents of Helvetica are 333 thousandths wide, its `a` and `e` 556, its capitals up to 722.
  const lines = [
    'BT /F 10 Tf 40 200 Td [(R) -111 (\\001) 444 (as) -111 (\\001) 444 (anen)] TJ ET',
    'BT /F 10 Tf 40 180 Td [(na) 27 (\\001) 305 (\\003ve caf) -111 (\\002) 444 (e x\\0042)] TJ ET',
    'BT /F 10 Tf 40 160 Td [(une)] TJ 21.35 2 Td (\\002) Tj -1.67 -2 Td (Ecole) Tj ET',
  ];
  const page = await readPage(lines.join(' '), () => plain.replace('>>', `${encoding} >>`));

  expect(textOf(page).split(/\s*\r\n/)).toEqual(['Räsänen', 'naïve café xˆ2', 'une École']);
});
