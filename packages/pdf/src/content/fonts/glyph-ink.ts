import type { PdfDocument } from '../../document.ts';
import { type CffFont, glyphName } from '../../font/cff-read.ts';
import { dictOperator } from '../../font/cff-write.ts';
import { standardEncoding } from '../../font/encodings.ts';
import { readCodeGlyphs } from '../../font/truetype-codes.ts';
import type { TrueTypeTables } from '../../font/truetype-subset.ts';
import { readOutline } from '../../font/type1-charstring.ts';
import type { Type1Program } from '../../font/type1-program.ts';
import { boundsOfCffGlyph, type GlyphBounds } from '../../font/type2-bounds.ts';
import { type PdfDict, PdfStream } from '../../objects.ts';
import { type CodeNames, codeNames, possibleNames } from '../../optimise/glyph-names.ts';
import { readEmbeddedProgram } from '../../text-font/embedded-program.ts';

/**
 * Returns the bounds of a glyph's ink by its code (CID of a composite font), as shares of the size: null for a
 * glyph without ink, undefined when they are unknown.
 */
export type GlyphInk = (code: number) => GlyphBounds | null | undefined;

const unknown: GlyphInk = () => undefined;

/** Reads the outlines of an embedded font program. `inner` is the CIDFont of a composite font, else the font. */
export function readGlyphInk(document: PdfDocument, font: PdfDict, inner: PdfDict): GlyphInk {
  const found = readEmbeddedProgram(document, inner);

  switch (found?.kind) {
    case 'truetype':
      return inkOfTrueType(document, font, inner, found.program);
    case 'cff':
      return inkOfCff(document, font, inner, found.program);
    case 'type1':
      return inkOfType1(document, font, found.program);
    default:
      return unknown;
  }
}

function inkOfTrueType(
  document: PdfDocument,
  font: PdfDict,
  inner: PdfDict,
  program: TrueTypeTables,
): GlyphInk {
  const boundsOf = trueTypeBounds(program);

  if (boundsOf === undefined) {
    return unknown;
  }

  if (font !== inner) {
    const map = document.get(inner, 'CIDToGIDMap');
    const glyphs = map instanceof PdfStream ? document.decode(map) : null;

    return (cid) =>
      boundsOf(glyphs === null ? cid : ((glyphs[cid * 2] ?? 0) << 8) | (glyphs[cid * 2 + 1] ?? 0));
  }

  const names = codeNames(document, font);
  const glyphsOf = readCodeGlyphs(program);

  return (code) => {
    const glyphs = names === undefined ? undefined : glyphsOf?.(code, possibleNames(names, code));
    // Readers choose one of these glyphs; glyph 0 stands for those that a table does not have.
    const found = [...new Set(glyphs)].filter((glyph) => glyph !== 0).map(boundsOf);

    return found.length === 0 ? undefined : found.reduce(union);
  };
}

function trueTypeBounds({
  tables,
  glyphCount,
}: TrueTypeTables): ((glyph: number) => GlyphBounds | null | undefined) | undefined {
  const [head, locations, outlines] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));

  if (head === undefined || head.length < 52 || locations === undefined || outlines === undefined) {
    return undefined;
  }

  const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = view(head).getUint16(18) || 1000;
  const isLong = view(head).getInt16(50) !== 0;
  const offsets = view(locations);
  const entries = Math.floor(locations.length / (isLong ? 4 : 2));
  const offsetOf = (index: number) =>
    isLong ? offsets.getUint32(index * 4) : offsets.getUint16(index * 2) * 2;

  return (glyph) => {
    if (glyph >= glyphCount || glyph + 1 >= entries) {
      return undefined;
    }

    const start = offsetOf(glyph);

    if (offsetOf(glyph + 1) - start < 10 || start + 10 > outlines.length) {
      return null;
    }

    const box = view(outlines.subarray(start, start + 10));

    return [2, 4, 6, 8].map((at) => box.getInt16(at) / units) as unknown as GlyphBounds;
  };
}

function inkOfCff(document: PdfDocument, font: PdfDict, inner: PdfDict, program: CffFont): GlyphInk {
  const scale = program.top.get(dictOperator.fontMatrix)?.[0] ?? 0.001;

  const boundsOf = (glyph: number | undefined) => {
    const bounds = glyph === undefined ? undefined : boundsOfCffGlyph(program, glyph);

    return bounds === undefined || bounds === null
      ? bounds
      : scaled(bounds, program.isCidKeyed ? 0.001 : scale);
  };

  if (font !== inner) {
    const glyphs = new Map(program.charset.map((cid, glyph) => [cid, glyph]));

    return (cid) => boundsOf(program.isCidKeyed ? glyphs.get(cid) : cid);
  }

  const glyphs = new Map(program.charset.map((_, glyph) => [glyphName(program, glyph), glyph]));
  const names = codeNames(document, font);

  return (code) => {
    const builtIn = program.encoding[code];

    return boundsOf(names === undefined ? builtIn : (glyphs.get(nameOfCode(names, code) ?? '') ?? builtIn));
  };
}

function inkOfType1(document: PdfDocument, font: PdfDict, program: Type1Program): GlyphInk {
  const names = codeNames(document, font);

  return (code) => {
    const name =
      (names === undefined ? undefined : nameOfCode(names, code)) ??
      program.encoding[code] ??
      standardEncoding[code];
    const outline = name === undefined ? undefined : readOutline(program, name);

    if (outline === undefined) {
      return undefined;
    }

    const bounds = boundsOfPoints(outline.steps.flatMap(({ points }) => [...points]));

    return bounds === null ? null : scaled(bounds, program.fontMatrix[0] ?? 0.001);
  };
}

function nameOfCode({ base, differences }: CodeNames, code: number): string | undefined {
  return differences.get(code) ?? base?.[code];
}

/** Bounds of coordinates, x before y; null for none. */
function boundsOfPoints(points: readonly number[]): GlyphBounds | null {
  let bounds: GlyphBounds | null = null;

  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    const [left, bottom, right, top]: GlyphBounds = bounds ?? [x, y, x, y];
    bounds = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
  }

  return bounds;
}

function scaled([left, bottom, right, top]: GlyphBounds, scale: number): GlyphBounds {
  return [left * scale, bottom * scale, right * scale, top * scale];
}

function union(
  one: GlyphBounds | null | undefined,
  other: GlyphBounds | null | undefined,
): GlyphBounds | null | undefined {
  if (one === undefined || other === undefined) {
    return undefined;
  }

  if (one === null || other === null) {
    return one ?? other;
  }

  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
