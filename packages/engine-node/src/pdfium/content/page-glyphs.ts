import type { PageGlyph } from '@octavo/engine/layout/page-content';
import { readBrackets } from '@octavo/engine/layout/text/brackets';
import type { Pdfium } from '../library.ts';
import { fillOf, strokeOf } from './colours.ts';
import type { FontTable } from './font-table.ts';
import { angleOf, apply, boxThrough, type Matrix, multiply } from './matrix.ts';
import type { PageObject } from './page-objects.ts';
import type { Scratch } from './scratch.ts';

/** Text rendering modes (ISO 32000-2, 9.3.6). */
const renderMode = { stroke: 1, fillStroke: 2, invisible: 3, clip: 7 } as const;

const hyphen = 0x2d;

/** More characters than any page that people read. */
const mostGlyphs = 200_000;

/** What all glyphs of a text object share. */
interface TextObject {
  readonly font: number;
  readonly sizePoints: number;
  readonly colour: string;
  readonly angle: number;
  readonly invisible: boolean;
  readonly object: PageObject | null;
}

export interface GlyphReading {
  readonly pdfium: Pdfium;
  /** FPDF_PAGE. */
  readonly page: number;
  readonly shown: Matrix;
  readonly fonts: FontTable;
  readonly scratch: Scratch;
}

/** The glyphs of a page in the order of its content, as shown. */
export function pageGlyphs(reading: GlyphReading, objects: readonly PageObject[]): readonly PageGlyph[] {
  const { pdfium, page, shown, scratch } = reading;
  const textPage = pdfium.FPDFText_LoadPage(page);

  if (textPage === 0) {
    return [];
  }

  try {
    const byHandle = new Map(objects.map((object) => [object.handle, object]));
    const textObjects = new Map<number, TextObject>();
    const count = Math.min(mostGlyphs, pdfium.FPDFText_CountChars(textPage));
    const glyphs: PageGlyph[] = [];
    let previous: TextObject | null = null;

    for (let index = 0; index < count; index += 1) {
      // PDFium puts a code of its own for a hyphen that it takes for the end of a line.
      const isHyphen = pdfium.FPDFText_IsHyphen(textPage, index) === 1;
      const unicode = isHyphen ? hyphen : pdfium.FPDFText_GetUnicode(textPage, index);

      if (isNoCharacter(unicode)) {
        continue;
      }

      const handle = pdfium.FPDFText_GetTextObject(textPage, index);
      const known = textObjects.get(handle);
      const own: TextObject | null =
        handle === 0
          ? previous
          : (known ?? textObjectOf(reading, textPage, index, byHandle.get(handle) ?? null, handle));

      if (own === null) {
        continue;
      }

      textObjects.set(handle, own);
      previous = own;
      pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch.pointer);
      const [left = 0, top = 0, right = 0, bottom = 0] = scratch.floats(4);
      pdfium.FPDFText_GetCharOrigin(textPage, index, scratch.at(0), scratch.at(1));
      const [originX, baseline] = apply(shown, scratch.double(0), scratch.double(1));

      glyphs.push({
        ...boxThrough(shown, left, bottom, right, top),
        text: String.fromCodePoint(unicode),
        originX,
        baseline,
        font: own.font,
        sizePoints: own.sizePoints,
        colour: own.colour,
        angle: own.angle,
        object: own.object?.order ?? -1,
        order: own.object?.order ?? -1,
        markedContent: own.object?.markedContent ?? -1,
        made: pdfium.FPDFText_IsGenerated(textPage, index) === 1,
        hyphen: isHyphen,
        invisible: own.invisible,
        artifact: own.object?.artifact ?? false,
      });
    }

    return readBrackets(joinSurrogates(glyphs));
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

function textObjectOf(
  { pdfium, shown, fonts, scratch }: GlyphReading,
  textPage: number,
  index: number,
  object: PageObject | null,
  handle: number,
): TextObject {
  pdfium.FPDFText_GetMatrix(textPage, index, scratch.pointer);
  const [a = 1, b = 0, c = 0, d = 1] = scratch.floats(6);
  const matrix = multiply([a, b, c, d, 0, 0], [shown[0], shown[1], shown[2], shown[3], 0, 0]);
  const size = pdfium.FPDFTextObj_GetFontSize(handle, scratch.at(0)) ? scratch.float(0) : 10;
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(handle);
  const isStroked = mode === renderMode.stroke;
  const paint = isStroked ? strokeOf(pdfium, handle, scratch) : fillOf(pdfium, handle, scratch);
  const font = fonts.indexOf(pdfium.FPDFTextObj_GetFont(handle));

  return {
    font: drawnOtherwise(fonts, font, mode, matrix),
    sizePoints: Math.abs(size) * Math.hypot(c, d),
    colour: paint.colour,
    angle: angleOf(size < 0 ? [-matrix[0], -matrix[1], 0, 0, 0, 0] : matrix),
    invisible: mode === renderMode.invisible || mode === renderMode.clip || paint.opacity === 0,
    object,
  };
}

/** Bold by an outline around the fill, italic by a slanted matrix: what is drawn counts, not the font's name. */
function drawnOtherwise(fonts: FontTable, font: number, mode: number, matrix: Matrix): number {
  const [a, b, c, d] = matrix;
  // Of the angle between the axes of the text space; upright text has none. y runs downwards as shown.
  const slant = (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d) || 1);
  const slanted = Math.abs(slant) > 0.12 && Math.abs(slant) < 0.6;
  const bold = mode === renderMode.fillStroke;

  if (!slanted && !bold) {
    return font;
  }

  return fonts.variantOf(font, { ...(slanted && { italic: true }), ...(bold && { bold: true }) });
}

/** Codes of glyphs that have no known character: control codes other than white space, noncharacters. */
function isNoCharacter(unicode: number): boolean {
  return (
    (unicode < 0x20 && ![0x09, 0x0a, 0x0d].includes(unicode)) || unicode === 0xfffe || unicode === 0xffff
  );
}

/** PDFium gives characters beyond the basic plane as two halves. */
function joinSurrogates(glyphs: readonly PageGlyph[]): PageGlyph[] {
  const joined: PageGlyph[] = [];

  for (const glyph of glyphs) {
    const last = joined.at(-1);

    if (last !== undefined && /^[\uDC00-\uDFFF]$/.test(glyph.text) && /^[\uD800-\uDBFF]$/.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: last.text + glyph.text };
    } else {
      joined.push(glyph);
    }
  }

  return joined;
}
