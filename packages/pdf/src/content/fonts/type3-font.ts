import type { PdfDocument } from '../../document.ts';
import type { GlyphBounds } from '../../font/type2-bounds.ts';
import { PdfDict, type PdfObject, PdfStream } from '../../objects.ts';
import { codeNames } from '../../optimise/glyph-names.ts';
import { matrixOf } from '../../optimise/matrix.ts';
import { eachOperator } from '../content-operators.ts';
import { boundsOf, cornersThrough } from '../corners.ts';
import type { ContentFont, ContentGlyph } from './content-font.ts';

/** Area of a glyph that does not state its own. */
const anyArea: GlyphBounds = [-1, -1, 2, 2];

/** Font whose glyphs are content streams (ISO 32000-2, 9.6.4). */
export function readType3Font(document: PdfDocument, font: PdfDict): ContentFont {
  const numbersIn = (key: string) =>
    document.array(font.get(key))?.map((value) => document.resolve(value)) ?? [];
  const matrix = matrixOf(numbersIn('FontMatrix')) ?? [0.001, 0, 0, 0.001, 0, 0];
  const first = document.get(font, 'FirstChar');
  const widths = numbersIn('Widths');
  const fontBox = boxOf(numbersIn('FontBBox'));
  const names = codeNames(document, font)?.differences;
  const programs = document.dict(font.get('CharProcs')) ?? new PdfDict();
  const glyphs = new Map<number, ContentGlyph>();
  const made = (code: number): ContentGlyph => {
    const width = widths[code - (typeof first === 'number' ? first : 0)];
    const program = document.resolve(programs.get(names?.get(code) ?? ''));
    const own = program instanceof PdfStream ? statedBox(document.decode(program)) : null;
    const box = own ?? fontBox;

    return {
      advance: typeof width === 'number' ? width * matrix[0] : 0,
      box: box === null ? anyArea : boundsOf(cornersThrough(box, matrix)),
    };
  };

  return {
    isVertical: false,
    read: (bytes, at) => ({ code: bytes[at]!, length: 1, cid: bytes[at]! }),
    glyphOf({ code }) {
      const glyph = glyphs.get(code) ?? made(code);
      glyphs.set(code, glyph);

      return glyph;
    },
  };
}

/** Bounds that a glyph of one colour states (operator d1, table 111). */
function statedBox(content: Uint8Array): GlyphBounds | null {
  let box: GlyphBounds | null = null;
  eachOperator(content.subarray(0, longestHeader), (operator, operands) => {
    if (operator === 'd1' && box === null) {
      box = boxOf(operands.slice(-4));
    }
  });

  return box;
}

/** The operator stands at the start of a glyph. */
const longestHeader = 200;

function boxOf(values: readonly PdfObject[]): GlyphBounds | null {
  const [left, bottom, right, top] = values;

  if (
    typeof left !== 'number' ||
    typeof bottom !== 'number' ||
    typeof right !== 'number' ||
    typeof top !== 'number'
  ) {
    return null;
  }

  return left === right || bottom === top ? null : [left, bottom, right, top];
}
