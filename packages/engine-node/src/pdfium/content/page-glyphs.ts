import { type GlyphLook, PackedGlyphs } from '@octavo/layout/packed-glyphs';
import { readBrackets } from '@octavo/layout/text/brackets';
import type { CodeTexts } from '@octavo/pdf/content/code-texts';
import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import { type Matrix, mapPoint, multiply } from '@octavo/pdf/matrix';
import { characterOf } from '@octavo/pdf/text/characters';
import type { Pdfium } from '../library.ts';
import { fillOf, strokeOf } from './colours.ts';
import type { FontTable } from './font-table.ts';
import { angleOf, boxThrough } from './matrix.ts';
import type { PdfiumObject } from './page-objects.ts';
import { boundsOf, shownBox } from './paths.ts';
import type { Scratch } from './scratch.ts';

/** Text rendering modes (ISO 32000-2, 9.3.6). */
const renderMode = { stroke: 1, fillStroke: 2, invisible: 3, clip: 7 } as const;

/** More characters than on any real page. */
const mostGlyphs = 200_000;

/**
 * Looks of a text object's glyphs: ordinary ones, those of which only the code is known, spaces made by PDFium, and
 * hyphens at line ends.
 */
interface ObjectLooks {
  readonly drawn: GlyphLook;
  readonly guessed: GlyphLook;
  readonly made: GlyphLook;
  readonly hyphen: GlyphLook;
  /**
   * True for text entirely outside the page, such as the labels of a chart that continues on the next page.
   */
  readonly hidden: boolean;
}

export interface GlyphReading {
  readonly pdfium: Pdfium;
  /** FPDF_PAGE. */
  readonly page: number;
  readonly shown: Matrix;
  readonly size: Pick<PageContent, 'widthPoints' | 'heightPoints'>;
  readonly fonts: FontTable;
  readonly scratch: Scratch;
  /** Text of codes for which PDFium has none. */
  readonly codeTexts: CodeTexts;
}

/** From this share of glyphs without a known character, the text of a page is meaningless. */
const garbledShare = 0.3;

/** Fewer such glyphs may be symbols or a formula. */
const fewestGarbled = 30;

/** Glyphs of a page in content order, positioned as shown. */
export function pageGlyphs(
  reading: GlyphReading,
  objects: readonly PdfiumObject[],
): Required<Pick<PageContent, 'glyphs' | 'garbled'>> {
  const { pdfium, page, shown, scratch } = reading;
  const textPage = pdfium.FPDFText_LoadPage(page);

  if (textPage === 0) {
    return { glyphs: [], garbled: false };
  }

  try {
    const byHandle = new Map(objects.map((object) => [object.handle, object]));
    const textObjects = new Map<number, ObjectLooks>();
    const count = Math.min(mostGlyphs, pdfium.FPDFText_CountChars(textPage));
    const packed = new PackedGlyphs(count);
    // Equal texts share one string, since a document has millions.
    const characters = new Map<string, string>();
    let previous: ObjectLooks | null = null;
    let unknown = 0;

    for (let index = 0; index < count; index += 1) {
      const handle = pdfium.FPDFText_GetTextObject(textPage, index);
      const read = characterAt(reading, textPage, index, handle);

      if (read === null) {
        continue;
      }

      const known = textObjects.get(handle);
      const own: ObjectLooks | null =
        handle === 0
          ? previous
          : (known ?? textObjectOf(reading, textPage, index, byHandle.get(handle) ?? null, handle));

      if (own === null) {
        continue;
      }

      textObjects.set(handle, own);
      previous = own;

      if (own.hidden) {
        continue;
      }

      pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch.pointer);
      // FS_RECTF: left, top, right, bottom.
      const [left, top] = [scratch.floatBeside(0), scratch.floatBeside(1)];
      const [right, bottom] = [scratch.floatBeside(2), scratch.floatBeside(3)];
      pdfium.FPDFText_GetCharOrigin(textPage, index, scratch.at(0), scratch.at(1));
      const [originX, baseline] = mapPoint(shown, scratch.double(0), scratch.double(1));

      unknown += read.kind === 'guessed' ? 1 : 0;
      const isMade = pdfium.FPDFText_IsGenerated(textPage, index) === 1;
      const look = isMade && read.kind !== 'hyphen' ? own.made : own[read.kind];
      const text = characters.get(read.text) ?? read.text;
      characters.set(text, text);
      index += read.units - 1;
      packed.add(text, boxThrough(shown, left, bottom, right, top), originX, baseline, look);
    }

    const garbled = unknown >= Math.max(fewestGarbled, packed.glyphs.length * garbledShare);

    return { glyphs: readBrackets(packed.glyphs), garbled };
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

/** Character as PDFium reads it, or as the font tells where PDFium knows none. */
interface ReadCharacter {
  readonly text: string;
  readonly kind: 'drawn' | 'guessed' | 'hyphen';
  /** Characters of PDFium, which has two surrogates for one outside the basic plane. */
  readonly units: 1 | 2;
}

/** Null for a glyph whose character is unknown and whose code is that of no printable one. */
function characterAt(
  { pdfium, fonts, codeTexts }: GlyphReading,
  textPage: number,
  index: number,
  handle: number,
): ReadCharacter | null {
  // PDFium returns a special code for a hyphen it considers the end of a line.
  if (pdfium.FPDFText_IsHyphen(textPage, index) === 1) {
    return { text: '-', kind: 'hyphen', units: 1 };
  }

  const code = pdfium.FPDFText_GetUnicode(textPage, index);

  // PDFium gives the code of a glyph in the place of a character that it does not know.
  if (handle !== 0 && pdfium.FPDFText_HasUnicodeMapError(textPage, index) === 1) {
    const text = codeTexts(fonts.baseNameOf(pdfium.FPDFTextObj_GetFont(handle)), code);

    if (text !== undefined) {
      return { text, kind: 'drawn', units: 1 };
    }

    return isNoCharacter(code) ? null : { text: characterOf(code), kind: 'guessed', units: 1 };
  }

  if (isNoCharacter(code)) {
    return null;
  }

  const low = isHighSurrogate(code) ? pdfium.FPDFText_GetUnicode(textPage, index + 1) : 0;
  const joined = low === 0 ? code : String.fromCharCode(code, low).codePointAt(0)!;

  return { text: characterOf(joined), kind: 'drawn', units: joined === code ? 1 : 2 };
}

function textObjectOf(
  { pdfium, shown, size: pageSize, fonts, scratch }: GlyphReading,
  textPage: number,
  index: number,
  object: PdfiumObject | null,
  handle: number,
): ObjectLooks {
  pdfium.FPDFText_GetMatrix(textPage, index, scratch.pointer);
  const [a = 1, b = 0, c = 0, d = 1] = scratch.floats(6);
  const matrix = multiply([a, b, c, d, 0, 0], [shown[0], shown[1], shown[2], shown[3], 0, 0]);
  const size = pdfium.FPDFTextObj_GetFontSize(handle, scratch.at(0)) ? scratch.float(0) : 10;
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(handle);
  const isStroked = mode === renderMode.stroke;
  const paint = isStroked ? strokeOf(pdfium, handle, scratch) : fillOf(pdfium, handle, scratch);
  const font = fonts.indexOf(pdfium.FPDFTextObj_GetFont(handle));

  const bounds =
    object === null ? null : boundsOf(pdfium, object.handle, multiply(object.matrix, shown), scratch);
  const isUnpainted = mode === renderMode.invisible || mode === renderMode.clip || paint.opacity === 0;
  const isClipped = object !== null && bounds !== null && shownBox(pdfium, object, shown, scratch) === null;

  const drawn: GlyphLook = {
    font: drawnOtherwise(fonts, font, mode, matrix),
    sizePoints: Math.abs(size) * Math.hypot(c, d),
    colour: paint.colour,
    angle: angleOf(size < 0 ? [-matrix[0], -matrix[1], 0, 0, 0, 0] : matrix),
    object: object?.order ?? -1,
    order: object?.order ?? -1,
    markedContent: object?.markedContent ?? -1,
    made: false,
    hyphen: false,
    invisible: isUnpainted || isClipped,
    artifact: object?.artifact ?? false,
  };

  return {
    drawn,
    guessed: { ...drawn, guessed: true },
    made: { ...drawn, made: true },
    hyphen: { ...drawn, hyphen: true },
    hidden: !isUnpainted && object !== null && !isSeen(bounds, pageSize),
  };
}

function isSeen(box: Box | null, { widthPoints, heightPoints }: GlyphReading['size']): boolean {
  return box !== null && box.right > 0 && box.bottom > 0 && box.left < widthPoints && box.top < heightPoints;
}

/** Detects bold by an outlined fill and italic by a slanted matrix, whatever the font's name says. */
function drawnOtherwise(fonts: FontTable, font: number, mode: number, matrix: Matrix): number {
  const [a, b, c, d] = matrix;
  // Cosine of the angle between the axes of the text space; 0 for upright text. y runs downwards as shown.
  const slant = (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d) || 1);
  const slanted = Math.abs(slant) > 0.12 && Math.abs(slant) < 0.6;
  const bold = mode === renderMode.fillStroke;

  if (!slanted && !bold) {
    return font;
  }

  return fonts.variantOf(font, { ...(slanted && { italic: true }), ...(bold && { bold: true }) });
}

/**
 * True for codes of glyphs without a known character: control codes other than white space, and
 * noncharacters.
 */
function isNoCharacter(unicode: number): boolean {
  return (
    (unicode < 0x20 && ![0x09, 0x0a, 0x0d].includes(unicode)) || unicode === 0xfffe || unicode === 0xffff
  );
}

function isHighSurrogate(unicode: number): boolean {
  return unicode >= 0xd800 && unicode <= 0xdbff;
}
