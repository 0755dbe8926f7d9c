import type { PdfDocument } from '@octavo/pdf/document';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpretation } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject, PaintSetting } from '@octavo/pdf/interpret/painted-object';
import { type PdfRef, PdfStream } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { isDark, isPale } from './luminance.ts';
import { rectangleOf } from './rectangle-of.ts';

/** Lines and areas that the frame of a field has; each cell of a comb adds one. */
const mostLines = 256;

/** Share of the box of a field from which a path spans it. */
const wholeSpan = 0.8;

/** Thickness of a rule, in units of the form. */
const ruleThickness = 2;

/** Bytes of the operators of a path up to which it is a frame; a bevel has six corners. */
const frameBytes = 160;

/** Size of letters, in units of the form, below which they cannot be seen. */
const leastSize = 2;

/** Render modes in which glyphs are filled (ISO 32000-2, table 104). */
const filled = new Set([0, 2, 4, 6]);

/**
 * True for an appearance of visible text, with at most a background, a frame and rules. Anything else could show
 * another value: letters drawn as paths, hidden letters beside shown ones, or an area over some of them.
 */
export function isFramedText(
  document: PdfDocument,
  form: PdfRef,
  { glyphs, objects }: PageInterpretation,
): boolean {
  const stream = document.resolve(form);
  const box = stream instanceof PdfStream ? rectangleOf(document, stream.dict.get('BBox')) : null;
  const firstGlyph = Math.min(...glyphs.map(({ shown }) => placeOf(shown)));
  const isOnDark = objects.some((object) => isFilled(object) && isDark(object.fill));

  return (
    box !== null &&
    objects.length <= mostLines &&
    objects.every((object) => isFrame(object, box) && (!isFilled(object) || placeOf(object) < firstGlyph)) &&
    glyphs.every((glyph) => isSeen(glyph, isOnDark))
  );
}

function isFrame(object: PaintedObject, box: PdfRectangle): boolean {
  const { kind, bounds, range } = object;
  const width = bounds[2] - bounds[0];
  const height = bounds[3] - bounds[1];
  const isWide = width >= wholeSpan * (box[2] - box[0]);
  const isTall = height >= wholeSpan * (box[3] - box[1]);
  const isRule = (isWide && height <= ruleThickness) || (isTall && width <= ruleThickness);
  // The background of a chosen line of a list spans the field from side to side only.
  const isArea = isWide && (isTall || isFilled(object));

  return kind === 'path' && range.end - range.start <= frameBytes && (isRule || isArea);
}

function isFilled({ kind, operator }: PaintedObject): boolean {
  return kind === 'path' && /^[fFbB]/.test(operator);
}

function isSeen({ text, shown }: Glyph, isOnDark: boolean): boolean {
  const { size, renderMode } = shown.state;
  const [a, b] = shown.textMatrix;

  return (
    text.trim() === '' ||
    (shown.isVisible &&
      filled.has(renderMode) &&
      Math.abs(size) * Math.hypot(a, b) >= leastSize &&
      (isOnDark || !isPale(shown.fill)))
  );
}

/** Number of the operator of the form that paints something, directly or by a form in it. */
function placeOf({ drawing, range }: Pick<PaintSetting, 'drawing' | 'range'>): number {
  return drawing.drawnBy === null ? range.index : placeOf(drawing.drawnBy);
}
