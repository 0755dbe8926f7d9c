import type { PdfDocument } from '../../document.ts';
import { standardEncoding } from '../../font/encodings.ts';
import { standardWidths } from '../../font/standard-widths.ts';
import type { GlyphBounds } from '../../font/type2-bounds.ts';
import { isName, PdfDict, PdfName, type PdfObject } from '../../objects.ts';
import { codeNames } from '../../optimise/glyph-names.ts';
import { readCodeMap, type ShownCode } from './code-map.ts';
import { type GlyphInk, readGlyphInk } from './glyph-ink.ts';
import { readType3Font } from './type3-font.ts';

/** Glyph of a font, in shares of the size from the pen's position. */
export interface ContentGlyph {
  /** Advance of the pen: to the right, or upwards (negative) in vertical writing. */
  readonly advance: number;
  /** Area that its ink may cover; a blank has the area of its advance. */
  readonly box: GlyphBounds;
}

/** Font as text on a page uses it. */
export interface ContentFont {
  readonly isVertical: boolean;
  read(bytes: Uint8Array, at: number): ShownCode;
  glyphOf(code: ShownCode): ContentGlyph;
}

/** Reads a font; text in one that is missing is measured as if every character had the width of a digit. */
export function readContentFont(document: PdfDocument, font: PdfDict | null): ContentFont {
  const dict = font ?? new PdfDict();
  const subtype = document.get(dict, 'Subtype');

  if (isName(subtype, 'Type3')) {
    return readType3Font(document, dict);
  }

  return isName(subtype, 'Type0') ? compositeFont(document, dict) : simpleFont(document, dict);
}

/** Advance of a character whose width is not known, such as a digit has in most fonts. */
const usualWidth = 0.556;

function simpleFont(document: PdfDocument, font: PdfDict): ContentFont {
  const first = numberOf(document.get(font, 'FirstChar'), 0);
  const widths = document.array(font.get('Widths'))?.map((width) => document.resolve(width));
  const descriptor = document.dict(font.get('FontDescriptor'));
  const missing = descriptor === null ? null : document.get(descriptor, 'MissingWidth');
  const name = document.get(font, 'BaseFont');
  const standard = name instanceof PdfName ? standardWidths(name.value) : undefined;
  const names = codeNames(document, font);
  const standardOf = (code: number) => {
    const glyph = names?.differences.get(code) ?? (names?.base ?? standardEncoding)[code];

    return standard?.ofCode(code) ?? (glyph === undefined ? undefined : standard?.ofName(glyph));
  };
  const advanceOf = (code: number) => {
    const given = widths?.[code - first];
    const width = typeof given === 'number' ? given : widths === undefined ? standardOf(code) : undefined;

    return (
      (width ?? (widths === undefined && missing === null ? usualWidth * 1000 : numberOf(missing, 0))) / 1000
    );
  };

  return horizontalFont(document, font, font, {
    read: (bytes, at) => ({ code: bytes[at]!, length: 1, cid: bytes[at]! }),
    advanceOf: ({ code }) => advanceOf(code),
  });
}

function compositeFont(document: PdfDocument, font: PdfDict): ContentFont {
  const inner = document.dict(document.array(font.get('DescendantFonts'))?.[0] ?? null) ?? new PdfDict();
  const map = readCodeMap(document, font.get('Encoding'));
  const usual = numberOf(document.get(inner, 'DW'), 1000);
  const widths = widthsByGlyph(document, inner.get('W'), 1);
  const advanceOf = ({ cid, length }: ShownCode) =>
    cid === null ? (length === 1 ? 0.5 : usual / 1000) : (widths.get(cid)?.[0] ?? usual) / 1000;
  const read = (bytes: Uint8Array, at: number) => map.read(bytes, at);
  const horizontal = horizontalFont(document, font, inner, { read, advanceOf });

  if (!map.isVertical) {
    return horizontal;
  }

  const [top = 880, down = -1000] =
    document.array(inner.get('DW2'))?.map((value) => numberOf(document.resolve(value), 0)) ?? [];
  const metrics = widthsByGlyph(document, inner.get('W2'), 3);

  return {
    ...horizontal,
    isVertical: true,
    glyphOf(code) {
      const { advance: width, box } = horizontal.glyphOf(code);
      const [advance = down, x = width * 500, y = top] = metrics.get(code.cid ?? -1) ?? [];

      return {
        advance: advance / 1000,
        box: [box[0] - x / 1000, box[1] - y / 1000, box[2] - x / 1000, box[3] - y / 1000],
      };
    },
  };
}

interface HorizontalParts {
  read(bytes: Uint8Array, at: number): ShownCode;
  advanceOf(code: ShownCode): number;
}

function horizontalFont(
  document: PdfDocument,
  font: PdfDict,
  inner: PdfDict,
  { read, advanceOf }: HorizontalParts,
): ContentFont {
  const [bottom, top] = verticalExtent(document, inner);
  // Font programs are read only for text that is measured.
  let ink: GlyphInk | null = null;
  const glyphs = new Map<number, ContentGlyph>();

  return {
    isVertical: false,
    read,
    glyphOf(code) {
      const known = glyphs.get(code.code);

      if (known !== undefined) {
        return known;
      }

      const advance = advanceOf(code);
      ink ??= readGlyphInk(document, font, inner);
      const bounds = code.cid === null ? undefined : ink(code.cid);
      // A mark without advance stands over the letter before it.
      const [left, right] = advance === 0 ? [-0.5, 0.5] : [Math.min(0, advance), Math.max(0, advance)];
      const glyph = {
        advance,
        box: bounds ?? ([left, bounds === null ? 0 : bottom, right, bounds === null ? 0.1 : top] as const),
      };
      glyphs.set(code.code, glyph);

      return glyph;
    },
  };
}

/** Lowest and highest point of letters, without the room that a font leaves between lines. */
function verticalExtent(document: PdfDocument, inner: PdfDict): readonly [number, number] {
  const descriptor = document.dict(inner.get('FontDescriptor'));
  const numberIn = (key: string) =>
    descriptor === null ? 0 : numberOf(document.get(descriptor, key), 0) / 1000;
  const [descent, ascent] = [-Math.abs(numberIn('Descent')), numberIn('Ascent')];

  return [descent === 0 ? -0.22 : Math.max(descent, -0.4), ascent === 0 ? 0.8 : Math.min(ascent, 1.1)];
}

/** Lists of metrics by CID (ISO 32000-2, 9.7.4.3): `first [a b c]`, or `first last a`. */
function widthsByGlyph(
  document: PdfDocument,
  object: PdfObject,
  size: 1 | 3,
): ReadonlyMap<number, readonly number[]> {
  const entries = document.array(object)?.map((entry) => document.resolve(entry)) ?? [];
  const metrics = new Map<number, readonly number[]>();
  // Ranges of a crafted list may overlap without end.
  let left = mostMetrics;

  for (let at = 0; at < entries.length && left > 0; ) {
    const [first, second] = [entries[at], entries[at + 1] ?? null];

    if (typeof first !== 'number') {
      at += 1;
    } else if (Array.isArray(second)) {
      const values = second.map((value) => numberOf(document.resolve(value), 0));

      for (let index = 0; index + size <= values.length; index += size) {
        metrics.set(first + index / size, values.slice(index, index + size));
      }

      left -= values.length;

      at += 2;
    } else {
      const values = entries.slice(at + 2, at + 2 + size).map((value) => numberOf(value, 0));
      const last = Math.min(numberOf(second, first), highestCid);

      for (let cid = Math.max(0, first); cid <= last && left > 0; cid += 1) {
        metrics.set(cid, values);
        left -= 1;
      }

      at += 2 + size;
    }
  }

  return metrics;
}

const highestCid = 65535;

/** A font has at most one entry for each CID; some lists repeat a few. */
const mostMetrics = 4 * highestCid;

function numberOf(value: PdfObject, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
