import type { PdfDocument } from '../../document.ts';
import type { GlyphBounds } from '../../font/type2-bounds.ts';
import { PdfDict } from '../../objects.ts';
import type { ShownCode } from '../../text-font/code-map.ts';
import type { TextFont } from '../../text-font/text-font.ts';
import { type GlyphInk, readGlyphInk } from './glyph-ink.ts';
import { readType3Boxes } from './type3-boxes.ts';

/** Font with the areas of its glyphs. */
export interface MeasuredFont {
  readonly font: TextFont;
  /** Area that a glyph's ink may cover, in shares of the size from the pen; a blank has the area of its advance. */
  boxOf(code: ShownCode): GlyphBounds;
}

export function measureFont(document: PdfDocument, font: TextFont): MeasuredFont {
  return font.kind === 'type3'
    ? { font, boxOf: readType3Boxes(document, font.dict) }
    : measureOutlines(document, font);
}

function measureOutlines(document: PdfDocument, font: TextFont): MeasuredFont {
  const { dict } = font;
  const inner =
    font.kind === 'composite'
      ? (document.dict(document.array(dict.get('DescendantFonts'))?.[0] ?? null) ?? new PdfDict())
      : dict;
  const [bottom, top] = verticalExtent(document, inner);
  const boxes = new Map<number, GlyphBounds>();
  // Font programs are read only for text that is measured.
  let ink: GlyphInk | null = null;
  const measured = (code: ShownCode): GlyphBounds => {
    ink ??= readGlyphInk(document, dict, inner);
    const bounds = code.cid === null ? undefined : ink(code.cid);
    const { width, offsetX, offsetY } = font.metricsOf(code);
    // A mark without advance stands over the letter before it.
    const [start, end] = width === 0 ? [-0.5, 0.5] : [Math.min(0, width), Math.max(0, width)];
    const [left, low, right, high] =
      bounds ?? ([start, bounds === null ? 0 : bottom, end, bounds === null ? 0.1 : top] as const);

    return [left - offsetX, low - offsetY, right - offsetX, high - offsetY];
  };

  return {
    font,
    boxOf(code) {
      const box = boxes.get(code.code) ?? measured(code);
      boxes.set(code.code, box);

      return box;
    },
  };
}

/** Lowest and highest point of letters, without the room that a font leaves between lines. */
function verticalExtent(document: PdfDocument, inner: PdfDict): readonly [number, number] {
  const descriptor = document.dict(inner.get('FontDescriptor'));
  const numberIn = (key: string) => {
    const value = descriptor === null ? null : document.get(descriptor, key);

    return typeof value === 'number' ? value / 1000 : 0;
  };
  const [descent, ascent] = [-Math.abs(numberIn('Descent')), numberIn('Ascent')];

  return [descent === 0 ? -0.22 : Math.max(descent, -0.4), ascent === 0 ? 0.8 : Math.min(ascent, 1.1)];
}
