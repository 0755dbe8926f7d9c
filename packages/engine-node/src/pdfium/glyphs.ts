import type { Glyph } from '@octavo/engine/text/glyph';
import type { PdfiumDocument } from './library.ts';

/** Glyphs of one page in the order of its content; boxes in points, turned so that most text is upright. */
export interface PageGlyphs {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly glyphs: readonly Glyph[];
}

/** Reads the glyphs of a page; an unreadable page has none. */
export function glyphsOf(document: PdfiumDocument, pageIndex: number): PageGlyphs {
  const { pdfium } = document;
  const page = pdfium.FPDF_LoadPage(document.handle, pageIndex);

  if (page === 0) {
    return { widthPoints: 0, heightPoints: 0, glyphs: [] };
  }

  const textPage = pdfium.FPDFText_LoadPage(page);
  // Four 32-bit floats: left, top, right, bottom (FS_RECTF).
  const box = pdfium.pdfium.wasmExports.malloc(16);

  try {
    const glyphs: Glyph[] = [];
    // Glyphs by quarter turns of their baseline.
    const turns = [0, 0, 0, 0];
    const count = textPage === 0 ? 0 : pdfium.FPDFText_CountChars(textPage);

    for (let index = 0; index < count; index += 1) {
      const unicode = pdfium.FPDFText_GetUnicode(textPage, index);

      if (isNoCharacter(unicode)) {
        continue;
      }

      turns[quarterOf(pdfium.FPDFText_GetCharAngle(textPage, index))]! += 1;

      pdfium.FPDFText_GetLooseCharBox(textPage, index, box);
      const at = box >> 2;
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.pdfium.HEAPF32.subarray(at, at + 4);
      glyphs.push({
        text: String.fromCodePoint(unicode),
        left,
        top,
        right,
        bottom,
        made: pdfium.FPDFText_IsGenerated(textPage, index) === 1,
        // PDFium marks a soft hyphen at the end of a line it has joined.
        hyphen: pdfium.FPDFText_IsHyphen(textPage, index) === 1,
      });
    }

    return {
      widthPoints: pdfium.FPDF_GetPageWidthF(page),
      heightPoints: pdfium.FPDF_GetPageHeightF(page),
      glyphs: upright(joinSurrogates(glyphs), turns.indexOf(Math.max(...turns))),
    };
  } finally {
    pdfium.pdfium.wasmExports.free(box);
    pdfium.FPDFText_ClosePage(textPage);
    pdfium.FPDF_ClosePage(page);
  }
}

/** Codes of glyphs that have no known character: control codes other than white space, noncharacters. */
function isNoCharacter(unicode: number): boolean {
  return (
    (unicode < 0x20 && ![0x09, 0x0a, 0x0d].includes(unicode)) || unicode === 0xfffe || unicode === 0xffff
  );
}

/** Quarter turns, clockwise, nearest to an angle in radians; anything PDFium cannot tell counts as upright. */
function quarterOf(radians: number): number {
  return radians < 0 ? 0 : Math.round(radians / (Math.PI / 2)) % 4;
}

/** Turns the boxes so that most baselines run from left to right, however the page is turned. */
function upright(glyphs: readonly Glyph[], quarters: number): readonly Glyph[] {
  if (quarters === 0) {
    return glyphs;
  }

  return glyphs.map((glyph) => {
    const { left, right, top, bottom } = glyph;

    if (quarters === 3) {
      return { ...glyph, left: bottom, right: top, top: -left, bottom: -right };
    }

    if (quarters === 2) {
      return { ...glyph, left: -right, right: -left, top: -bottom, bottom: -top };
    }

    return { ...glyph, left: -top, right: -bottom, top: right, bottom: left };
  });
}

/** PDFium gives characters beyond the basic plane as two halves. */
function joinSurrogates(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];

  for (const glyph of glyphs) {
    const last = joined.at(-1);
    const isLow = /^[\uDC00-\uDFFF]$/.test(glyph.text);

    if (last !== undefined && isLow && /^[\uD800-\uDBFF]$/.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: last.text + glyph.text };
      continue;
    }

    joined.push(glyph);
  }

  return joined;
}
