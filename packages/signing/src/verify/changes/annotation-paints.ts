import { placedAppearance } from '@octavo/pdf/content/annotations/appearance';
import type { PdfDocument } from '@octavo/pdf/document';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { identity, type Matrix, matrixOf, multiply, sidesOf } from '@octavo/pdf/matrix';
import { PdfDict, type PdfObject, PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { PdfPage, PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { glyphBox, wholeGlyph } from './glyph-box.ts';
import { isDark, isPale } from './luminance.ts';
import { type PaintSituation, PaintStates } from './paint-state.ts';
import { rectangleOf } from './rectangle-of.ts';
import { common, inflated, through } from './rectangles.ts';

/**
 * Paint of an annotation. `line`: thin and dark, as of a pen. `tint`: pale and multiplied, as of a highlighter. `text`:
 * dark glyphs. `dark`: other paint that only darkens. `opaque`: anything else, which may hide what is below.
 */
export interface Paint {
  readonly bounds: PdfRectangle;
  readonly look: 'line' | 'tint' | 'text' | 'dark' | 'opaque';
}

/** Width of a line, in units of the page, up to which letters can be read through it. */
export const thinLine = 3;

/** Render modes that fill glyphs, and those that paint nothing (ISO 32000-2, table 104). */
const filled = 0;
const unpainted = new Set([3, 7]);

/** Most states of a widget, each with an appearance. */
const mostStates = 64;

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

  if (forms.length > mostStates) {
    return [{ bounds: rect, look: 'opaque' }];
  }

  return forms.flatMap((form) => formPaints({ document, interpreter, page, rect }, form));
}

interface Setting {
  readonly document: PdfDocument;
  readonly interpreter: PageInterpreter;
  readonly page: PdfPage;
  readonly rect: PdfRectangle;
}

function formPaints({ document, interpreter, page, rect }: Setting, form: PdfRef): Paint[] {
  const { glyphs, objects } = interpreter.interpretForm(page, form);
  const stream = document.resolve(form);
  const placed = placedAppearance(document, form, [...rect]);

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
  const states = new PaintStates(document, document.dict(page.attribute('Resources')));
  const situationOf = ({ drawing, range }: Pick<PaintedObject, 'drawing' | 'range'>) =>
    states.at(drawing, range.index);
  const paints = [
    ...glyphs.map((glyph) => glyphPaint(glyph, situationOf(glyph.shown), matrix, rect)),
    ...objects.map((object) => objectPaint(object, situationOf(object), matrix)),
  ];

  // An appearance is clipped to its box, which lies in the rectangle of its annotation (12.5.5).
  return paints.flatMap((paint) => {
    const bounds = paint === null ? null : common(paint.bounds, rect);

    return paint === null || bounds === null ? [] : [{ bounds, look: paint.look }];
  });
}

/** Glyphs may have any shape. Dark ones can write over letters, but not hide them; others may fill the whole box. */
function glyphPaint(
  glyph: Glyph,
  { keepsColours }: PaintSituation,
  matrix: Matrix,
  rect: PdfRectangle,
): Paint | null {
  const { state, fill } = glyph.shown;
  const isContent = state.font.font.kind === 'type3';

  if (unpainted.has(state.renderMode) && !isContent) {
    return null;
  }

  return isContent || state.renderMode !== filled || !keepsColours || !isDark(fill)
    ? { bounds: rect, look: 'opaque' }
    : { bounds: through(glyphBox(glyph, wholeGlyph), matrix), look: 'text' };
}

function objectPaint(object: PaintedObject, situation: PaintSituation, matrix: Matrix): Paint {
  const { kind, operator, fill, stroke } = object;
  const isStroked = kind === 'path' && !/^[fF]/.test(operator);
  const isFilled = kind === 'path' && !/^[sS]$/.test(operator);
  const scale = Math.max(...sidesOf(object.matrix)) * Math.max(...sidesOf(matrix));
  const width = isStroked ? situation.lineWidth * scale : 0;
  const bounds = inflated(through(object.bounds, matrix), width / 2);
  const { keepsColours, isMultiplied } = situation;
  const isOnlyDark =
    kind === 'path' && keepsColours && (!isFilled || isDark(fill)) && (!isStroked || isDark(stroke));

  if (isOnlyDark) {
    return { bounds, look: !isFilled && width <= thinLine ? 'line' : 'dark' };
  }

  return { bounds, look: isMultiplied && isFilled && !isStroked && isPale(fill) ? 'tint' : 'opaque' };
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
