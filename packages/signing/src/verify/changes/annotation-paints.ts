import { placedAppearance } from '@octavo/pdf/content/annotations/appearance';
import type { PdfDocument } from '@octavo/pdf/document';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { identity, type Matrix, matrixOf, multiply, sidesOf } from '@octavo/pdf/matrix';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { PdfPage, PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { type DarkShape, hasTips } from './dark-shape.ts';
import { areDecoded } from './decoded-sources.ts';
import { GlyphAreas } from './glyph-area.ts';
import { isDark, isPale, type Rgb, writtenColour } from './luminance.ts';
import { CoverStates, type PaintSituation } from './paint-state.ts';
import { outlinesOf } from './path-outline.ts';
import { rectangleOf } from './rectangle-of.ts';
import { common, inflated, through } from './rectangles.ts';

/**
 * Paint of an annotation. `line`: dark, as of a pen, which hides letters only where it covers most of them. `tint`:
 * pale, and multiplied or sheer, as of a highlighter. `text`: dark glyphs. `dark`: other paint that only darkens.
 * `opaque`: anything else, which may hide what is below.
 */
export type Paint =
  | { readonly bounds: PdfRectangle; readonly look: 'text' | 'dark' | 'opaque' }
  | {
      readonly bounds: PdfRectangle;
      readonly look: 'line';
      readonly shape: DarkShape;
    }
  | {
      readonly bounds: PdfRectangle;
      readonly look: 'tint';
      /** Shares of the contrast below the paint that can still be seen, by colour. */
      readonly kept: Rgb;
    };

/** Width of a line, in units of the page, up to which letters can be read through it. */
export const thinLine = 3;

/** Render modes that fill glyphs, and those that paint nothing (ISO 32000-2, table 104). */
const filled = 0;
const unpainted = new Set([3, 7]);

/** Most states of a widget, each with an appearance. */
const mostStates = 64;

/** Most forms that an appearance draws; readers differ in how deeply they draw forms within forms. */
const mostForms = 24;

/** Share of its other side from which a line is stretched, so that its joints have other angles than its path. */
const stretched = 1.5;

/** Blend modes of an annotation that darken what is below, as its own paint does (ISO 32000-2, table 166). */
const darkening = new Set(['Normal', 'Compatible', 'Multiply', 'Darken']);

/** Paint of all appearances of an annotation, whichever a reader shows; null when it has none. */
export function appearancePaints(
  document: PdfDocument,
  interpreter: PageInterpreter,
  page: PdfPage,
  annotation: PdfDict,
): Paint[] | null {
  const forms = formsOf(document, annotation);
  const rect = rectangleOf(document, annotation.get('Rect'));

  if (forms.length === 0) {
    return null;
  }

  if (rect === null || rect[0] === rect[2] || rect[1] === rect[3]) {
    return [];
  }

  const blend = document.resolve(annotation.get('BM'));
  const keepsColours = blend === null || (blend instanceof PdfName && darkening.has(blend.value));

  if (forms.length > mostStates || !keepsColours) {
    return [{ bounds: rect, look: 'opaque' }];
  }

  const isPen = isName(document.get(annotation, 'Subtype'), 'Ink');

  return forms.flatMap((form) => formPaints({ document, interpreter, page, rect, isPen }, form));
}

interface CoverSetting {
  readonly document: PdfDocument;
  readonly interpreter: PageInterpreter;
  readonly page: PdfPage;
  readonly rect: PdfRectangle;
  /** True for a drawing by hand: with the pressure of a pen, its lines are drawn as areas. */
  readonly isPen: boolean;
}

function formPaints({ document, interpreter, page, rect, isPen }: CoverSetting, form: PdfRef): Paint[] {
  const { glyphs, objects, sources } = interpreter.interpretForm(page, form);
  const stream = document.resolve(form);
  const placed = placedAppearance(document, form, [...rect]);

  if (sources.length > mostForms || !areDecoded(document, sources)) {
    return [{ bounds: rect, look: 'opaque' }];
  }

  if (glyphs.length === 0 && objects.length === 0) {
    return [];
  }

  if (placed === null || !(stream instanceof PdfStream)) {
    return [{ bounds: rect, look: 'opaque' }];
  }

  const own = matrixOf(
    document.array(stream.dict.get('Matrix'))?.map((item) => document.resolve(item)) ?? null,
  );
  const matrix = multiply(own ?? identity, placed.matrix);
  const states = new CoverStates(document, document.dict(page.attribute('Resources')));
  const areas = new GlyphAreas(document);
  const situationOf = ({ drawing, range }: Pick<PaintedObject, 'drawing' | 'range'>) =>
    states.at(drawing, range.index);
  const paints = [
    ...glyphs.map((glyph) => glyphPaint(glyph, situationOf(glyph.shown), { areas, matrix, rect })),
    ...objects.map((object) => objectPaint(object, situationOf(object), { matrix, isPen })),
  ];

  // An appearance is clipped to its box, which lies in the rectangle of its annotation (12.5.5).
  return paints.flatMap((paint) => {
    const bounds = paint === null ? null : common(paint.bounds, rect);

    return paint === null || bounds === null ? [] : [{ ...paint, bounds }];
  });
}

/** Glyphs may have any shape. Dark ones can write over letters, but not hide them; others may fill the whole box. */
function glyphPaint(
  glyph: Glyph,
  { keepsColours }: PaintSituation,
  {
    areas,
    matrix,
    rect,
  }: { readonly areas: GlyphAreas; readonly matrix: Matrix; readonly rect: PdfRectangle },
): Paint | null {
  const { state, fill } = glyph.shown;
  const isContent = state.font.font.kind === 'type3';

  if (unpainted.has(state.renderMode) && !isContent) {
    return null;
  }

  if (isContent || state.renderMode !== filled || !keepsColours || !isDark(fill)) {
    return { bounds: rect, look: 'opaque' };
  }

  const area = areas.of(glyph);

  return { bounds: area === null ? rect : through(area, matrix), look: 'text' };
}

function objectPaint(
  object: PaintedObject,
  situation: PaintSituation,
  { matrix, isPen }: { readonly matrix: Matrix; readonly isPen: boolean },
): Paint {
  const { kind, operator, fill, stroke } = object;
  const isStroked = kind === 'path' && !/^[fF]/.test(operator);
  const isFilled = kind === 'path' && !/^[sS]$/.test(operator);
  const scale = Math.max(...sidesOf(object.matrix)) * Math.max(...sidesOf(matrix));
  const width = isStroked ? situation.lineWidth * scale : 0;
  const { keepsColours, isMultiplied, opacity, miterLimit } = situation;
  const isOnlyDark =
    kind === 'path' && keepsColours && (!isFilled || isDark(fill)) && (!isStroked || isDark(stroke));

  const [side, otherSide] = sidesOf(multiply(object.matrix, matrix));
  const isEven = !isStroked || Math.max(side, otherSide) <= stretched * Math.min(side, otherSide);
  const outlines = kind === 'path' && isEven ? outlinesOf(object, matrix) : null;
  const isClosed = /^[sb]/.test(operator);
  const shape = outlines && { outlines, isFilled, isClosed, lineWidth: width, miterLimit };
  const isPlain = !isStroked || (shape !== null && !hasTips(shape));
  const bounds = inflated(through(object.bounds, matrix), (width / 2) * (isPlain ? 1 : miterLimit));

  if (isOnlyDark) {
    const isThin = isPen || (!isFilled && width <= thinLine);

    return shape !== null && isThin ? { bounds, look: 'line', shape } : { bounds, look: 'dark' };
  }

  const isTint = isFilled && !isStroked && keepsColours && isPale(fill) && (isMultiplied || opacity < 1);
  const colour = isMultiplied ? writtenColour(fill) : null;

  return isTint ? { bounds, look: 'tint', kept: keptContrast(colour, opacity) } : { bounds, look: 'opaque' };
}

/** Contrast that a multiplied colour leaves, or a sheer one that is not multiplied (ISO 32000-2, 11.3.6). */
function keptContrast(multiplied: Rgb | null, opacity: number): Rgb {
  const [red, green, blue] = multiplied ?? [0, 0, 0];

  return [1 - opacity * (1 - red), 1 - opacity * (1 - green), 1 - opacity * (1 - blue)];
}

/** Forms of an annotation for all of its states, and for a pointer over it (12.5.5). */
function formsOf(document: PdfDocument, annotation: PdfDict): PdfRef[] {
  const appearances = document.dict(annotation.get('AP'));
  const isForm = (entry: PdfObject): entry is PdfRef =>
    entry instanceof PdfRef && document.resolve(entry) instanceof PdfStream;

  return ['N', 'R', 'D'].flatMap((key) => {
    const entry = appearances?.get(key) ?? null;
    const states = document.resolve(entry);

    return isForm(entry)
      ? [entry]
      : states instanceof PdfDict
        ? [...states.entries.values()].filter(isForm)
        : [];
  });
}
