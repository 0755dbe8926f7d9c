import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { expect, it } from 'vitest';
import { readWords } from './page-words.ts';

const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
const pdfium = await init({ wasmBinary: (await readFile(wasm)).slice().buffer });
pdfium.PDFiumExt_Init();

/** Words of a page of 200 by 300 points with the given operators. */
function wordsOf(content: string, rotate = 0) {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Rotate ${rotate}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`);
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  const page = pdfium.FPDF_LoadPage(document, 0);

  return readWords(pdfium, page);
}

const rounded = (numbers: readonly number[] | undefined) => numbers?.map((number) => Math.round(number));

it('reads words, their lines and the ends of their letters', () => {
  const words = wordsOf('BT /F 10 Tf 20 250 Td (ab  cd) Tj 0 -20 Td (e) Tj ET');

  expect(words.map(({ text, line }) => [text, line])).toEqual([
    ['ab', 0],
    ['cd', 0],
    ['e', 1],
  ]);
  // Letters of Courier are 6 points wide at this size.
  expect(rounded([words[0]?.corners[0] ?? 0, words[0]?.corners[2] ?? 0])).toEqual([20, 32]);
  expect(words[0]?.ends.map((end) => end.toFixed(1))).toEqual(['0.5', '1.0']);
});

it('ends a word at a hyphen that ends its line', () => {
  const words = wordsOf('BT /F 10 Tf 20 250 Td (some al-) Tj 0 -12 Td (ternative) Tj ET');

  expect(words.map(({ text, line }) => [text, line])).toEqual([
    ['some', 0],
    ['al-', 0],
    ['ternative', 1],
  ]);
});

it.each([
  [0, '0 1 -1 0 100 50 Tm', 'up'],
  [90, '1 0 0 1 20 250 Tm', 'down'],
  [0, '0 -1 1 0 100 250 Tm', 'down'],
  [270, '1 0 0 1 20 250 Tm', 'up'],
  [180, '1 0 0 1 20 250 Tm', 'left'],
  [90, '0 1 -1 0 100 50 Tm', 'right'],
])('frames text that runs %s degrees, %s, as it is shown: %s', (rotate, matrix, way) => {
  const [word] = wordsOf(`BT /F 10 Tf ${matrix} (abcd) Tj ET`, rotate);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = word?.corners ?? [];
  const run = { right: [24, 0], left: [-24, 0], up: [0, -24], down: [0, 24] }[way];

  expect(rounded([x2 - x1, y2 - y1])).toEqual(run);
});
