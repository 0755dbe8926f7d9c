import { appearanceOf } from '@octavo/pdf/content/annotations/appearance';
import type { PdfDocument } from '@octavo/pdf/document';
import { isDocumentError } from '@octavo/pdf/document-error';
import { type PageInterpretation, PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import { type Matrix, mapPoint } from '@octavo/pdf/matrix';
import { isName, type PdfDict, PdfName } from '@octavo/pdf/objects';
import type { PdfPage, PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { CodeMaps } from '@octavo/pdf/text-font/code-maps';
import { opaquePaints } from './opaque-paints.ts';
import { rectangleOf } from './rectangle-of.ts';

/** Flags of annotations that are not shown: hidden, and not viewed (ISO 32000-2, table 167). */
const unseen = 2 | 32;

/** Side of the icon of a note, in units of the page. Its viewer draws it where the text is that it speaks of. */
const iconSide = 32;

/** Subtypes that readers draw as an area by themselves when they have no appearance. */
const areas = new Set(['FreeText', 'Stamp', 'Redact', 'Square', 'Circle', 'Polygon', 'Screen', 'Widget']);

/** Side up to which a filled path of a page is taken for a drawn letter. */
const letterSide = 24;

/** True when an annotation hides text or pictures of its page. */
export function coversContent(document: PdfDocument, page: PdfPage, annotation: PdfDict): boolean {
  const flags = document.get(annotation, 'F');

  if (typeof flags === 'number' && (flags & unseen) !== 0) {
    return false;
  }

  try {
    return paintsOverContent(document, page, annotation);
  } catch (error) {
    if (isDocumentError(error)) {
      // Content that no reader could show may hide anything.
      return true;
    }

    throw error;
  }
}

function paintsOverContent(document: PdfDocument, page: PdfPage, annotation: PdfDict): boolean {
  const interpreter = new PageInterpreter(document, { codeMaps: new CodeMaps(() => null) });
  const painted = paintedAreas(document, page, annotation, interpreter);

  if (painted.length === 0) {
    return false;
  }

  const content = interpreter.interpret(page);

  return painted.some(({ area, isText }) => holdsContent(content, area, isText));
}

interface PaintedArea {
  readonly area: PdfRectangle;
  /** Text hides text that it is written over, but not a picture that it is written on. */
  readonly isText: boolean;
}

function paintedAreas(
  document: PdfDocument,
  page: PdfPage,
  annotation: PdfDict,
  interpreter: PageInterpreter,
): PaintedArea[] {
  const placed = appearanceOf(document, annotation);
  const rect = rectangleOf(document, annotation.get('Rect'));
  const subtype = document.get(annotation, 'Subtype');

  if (placed === null) {
    const isArea =
      subtype instanceof PdfName && areas.has(subtype.value) && drawsArea(annotation, subtype.value);

    return isArea && rect !== null ? [{ area: rect, isText: false }] : [];
  }

  const form = interpreter.interpretForm(page, placed.form);
  const paints = opaquePaints(document, form);

  if (isName(subtype, 'Text') && rect !== null && isIcon(rect) && paints.some(({ isWhite }) => !isWhite)) {
    return [];
  }

  const glyphs = form.glyphs
    .filter(({ text, shown }) => text.trim() !== '' && shown.state.renderMode !== invisible)
    .map(({ origin, advance, shown }): PaintedArea => {
      const [x, y] = origin;
      const [width, height] = advance;
      const rise = shown.state.size / 2;
      const bounds: PdfRectangle = [
        Math.min(x, x + width),
        Math.min(y, y + height),
        Math.max(x, x + width),
        Math.max(y, y + height) + rise,
      ];

      return { area: through(bounds, placed.matrix), isText: true };
    });

  return [
    ...paints.map(({ bounds }) => ({ area: through(bounds, placed.matrix), isText: false })),
    ...glyphs,
  ];
}

/** Render mode of text that is not drawn (ISO 32000-2, table 104). */
const invisible = 3;

/** Annotation without an appearance: a square is an area when it has a colour inside, a widget never. */
function drawsArea(annotation: PdfDict, subtype: string): boolean {
  if (subtype === 'Widget') {
    return annotation.has('MK');
  }

  return !['Square', 'Circle', 'Polygon'].includes(subtype) || annotation.has('IC');
}

function isIcon([left, bottom, right, top]: PdfRectangle): boolean {
  return right - left <= iconSide && top - bottom <= iconSide;
}

function holdsContent({ glyphs, objects }: PageInterpretation, area: PdfRectangle, isText: boolean): boolean {
  const hidesGlyph = glyphs.some(({ text, origin, advance, shown }) => {
    if (text.trim() === '' || shown.state.renderMode === invisible || !shown.isVisible) {
      return false;
    }

    const [a, b] = shown.matrix;
    const rise = (shown.state.size * Math.hypot(a, b)) / 4;

    return isInside(area, origin[0] + advance[0] / 2, origin[1] + advance[1] / 2 + rise);
  });

  return (
    hidesGlyph ||
    (!isText &&
      objects.some(({ kind, bounds, operator, isVisible }) => {
        const [left, bottom, right, top] = bounds;
        const isLetter = right - left <= letterSide && top - bottom <= letterSide && /^[fFbB]/.test(operator);

        return (
          isVisible &&
          (kind === 'image' || (kind === 'path' && isLetter)) &&
          left < area[2] &&
          right > area[0] &&
          bottom < area[3] &&
          top > area[1]
        );
      }))
  );
}

function isInside([left, bottom, right, top]: PdfRectangle, x: number, y: number): boolean {
  return x > left && x < right && y > bottom && y < top;
}

function through([left, bottom, right, top]: PdfRectangle, matrix: Matrix): PdfRectangle {
  const corners = [
    mapPoint(matrix, left, bottom),
    mapPoint(matrix, right, bottom),
    mapPoint(matrix, left, top),
    mapPoint(matrix, right, top),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);

  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
