import type { PdfDocument } from '../../document.ts';
import type { GlyphBounds } from '../../font/type2-bounds.ts';
import { matrixOf } from '../../matrix.ts';
import { PdfDict, type PdfObject, PdfStream } from '../../objects.ts';
import { codeNames } from '../../optimise/glyph-names.ts';
import type { ShownCode } from '../../text-font/code-map.ts';
import { eachOperator } from '../content-operators.ts';
import { boundsOf, cornersThrough } from '../corners.ts';

/** Area of a glyph that does not state its own. */
const anyArea: GlyphBounds = [-1, -1, 2, 2];

/** Areas of glyphs that are content streams (ISO 32000-2, 9.6.4). */
export function readType3Boxes(document: PdfDocument, font: PdfDict): (code: ShownCode) => GlyphBounds {
  const numbersIn = (key: string) =>
    document.array(font.get(key))?.map((value) => document.resolve(value)) ?? [];
  const matrix = matrixOf(numbersIn('FontMatrix')) ?? [0.001, 0, 0, 0.001, 0, 0];
  const fontBox = boxOf(numbersIn('FontBBox'));
  const names = codeNames(document, font)?.differences;
  const programs = document.dict(font.get('CharProcs')) ?? new PdfDict();
  const boxes = new Map<number, GlyphBounds>();
  const read = (code: number): GlyphBounds => {
    const program = document.resolve(programs.get(names?.get(code) ?? ''));
    const own = program instanceof PdfStream ? statedBox(document.decode(program)) : null;
    const box = own ?? fontBox;

    return box === null ? anyArea : boundsOf(cornersThrough(box, matrix));
  };

  return ({ code }) => {
    const box = boxes.get(code) ?? read(code);
    boxes.set(code, box);

    return box;
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
