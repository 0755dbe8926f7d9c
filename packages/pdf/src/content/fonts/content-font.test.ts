import { codec } from '@octavo/engine-node/codec';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { openPdf } from '../../document.ts';
import { type ContentFont, readContentFont } from './content-font.ts';

/** A composite font with metrics `W`, whose codes are split by a map that maps each to itself. */
function compositeFont(widths: string, map?: string): ContentFont {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const inner = file.add(`<< /Type /Font /Subtype /CIDFontType2 /DW 700 /W [${widths}] >>`);
  const encoding = map === undefined ? '/Identity-H' : `${file.stream('/Type /CMap', map)} 0 R`;
  const font = file.add(
    `<< /Type /Font /Subtype /Type0 /Encoding ${encoding} /DescendantFonts [${inner} 0 R] >>`,
  );
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 9 9] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Font ${font} 0 R >>`);
  const document = openPdf(file.finish(root), codec);

  return readContentFont(document, document.dict(document.catalog.get('Font')));
}

function advances(font: ContentFont, codes: readonly number[]): number[] {
  return codes.map((code) => font.glyphOf(font.read(Uint8Array.of(code >> 8, code & 255), 0)).advance);
}

it('reads widths of lists and of ranges', () => {
  expect(advances(compositeFont('5 [100 200] 10 20 300'), [4, 5, 6, 10, 20, 21])).toEqual([
    0.7, 0.1, 0.2, 0.3, 0.3, 0.7,
  ]);
});

it('ends ranges of widths that no font has', () => {
  const endless = `5 6 100 100000000000000000 200000000000000000 300 ${'0 65535 400 '.repeat(2000)}`;

  expect(advances(compositeFont(endless), [5])).toEqual([0.4]);
});

it('maps codes by an embedded map, and ignores sections without an end', () => {
  const map = [
    'begincodespacerange <0000> <ffff> endcodespacerange',
    '1 begincidrange <0010> <001f> 5 endcidrange',
    'begincidrange '.repeat(50_000),
  ].join('\n');

  expect(advances(compositeFont('5 [100 200]', map), [0x10, 0x11, 0x12])).toEqual([0.1, 0.2, 0.7]);
});
