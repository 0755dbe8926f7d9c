import type { PdfDocument } from '@octavo/pdf/document';
import type { Glyph } from '@octavo/pdf/interpret/glyph';
import type { PageInterpreter } from '@octavo/pdf/interpret/interpret-page';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { PdfRef } from '@octavo/pdf/objects';
import type { PdfPage, PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { flagsOf, hidden } from './annotation-flags.ts';
import { appearancePaints } from './annotation-paints.ts';
import { areDecoded } from './decoded-sources.ts';
import { glyphBody, glyphBox, glyphCore } from './glyph-box.ts';
import { type Rgb, writtenColour } from './luminance.ts';

/** Part of a page that carries meaning: a letter, a picture or a drawing. */
export interface SignedInk {
  /** Area without which it cannot be read. */
  readonly bounds: PdfRectangle;
  /** Area of all of it. */
  readonly area: PdfRectangle;
  /** Null where it is unknown, as in a picture. */
  readonly colour: Rgb | null;
  /** A picture may be written on, as a scanned page is. */
  readonly isPicture: boolean;
  /** Object number of the annotation that shows it; null for content of the page, or of an annotation without one. */
  readonly owner: number | null;
}

/** Render mode of text that is not drawn (table 104). */
const invisible = 3;

/** Side up to which a filled path is taken for a drawn letter. */
const letterSide = 24;

/** Bytes of the operators of a path from which it is a drawing, and no frame or rule. */
const drawingBytes = 300;

/** Ink of a page and of the annotations that it shows. */
export function inkOf(document: PdfDocument, interpreter: PageInterpreter, page: PdfPage): SignedInk[] {
  const { glyphs, objects, sources } = interpreter.interpret(page);

  if (!areDecoded(document, sources)) {
    const area = page.mediaBox;

    return [{ bounds: area, area, colour: null, isPicture: false, owner: null }];
  }

  const written = glyphs
    .filter((glyph, index) => isWritten(glyph) && !isLeader(glyphs, index))
    .map(
      (glyph): SignedInk => ({
        bounds: glyphBox(glyph, glyphCore),
        area: glyphBox(glyph, glyphBody),
        colour: writtenColour(glyph.shown.fill),
        isPicture: false,
        owner: null,
      }),
    );
  const drawn = objects
    .filter((object) => object.isVisible && isDrawing(object))
    .map(({ bounds }): SignedInk => ({ bounds, area: bounds, colour: null, isPicture: true, owner: null }));

  return [...written, ...drawn, ...annotationInk(document, interpreter, page)];
}

/** Text of annotations is part of what was signed, too, and so is a picture in one. */
function annotationInk(document: PdfDocument, interpreter: PageInterpreter, page: PdfPage): SignedInk[] {
  return (document.array(page.dict.get('Annots')) ?? []).flatMap((entry) => {
    const annotation = document.dict(entry);
    const owner = entry instanceof PdfRef ? entry.number : null;

    if (annotation === null || (flagsOf(document, annotation, owner) & hidden) !== 0) {
      return [];
    }

    return (appearancePaints(document, interpreter, page, annotation) ?? [])
      .filter(({ look }) => look === 'text')
      .map(({ bounds }): SignedInk => ({ bounds, area: bounds, colour: null, isPicture: false, owner }));
  });
}

function isWritten({ text, shown }: Glyph): boolean {
  // A glyph without a known text may be any letter.
  return (text === '' || text.trim() !== '') && shown.state.renderMode !== invisible && shown.isVisible;
}

/** True for the line of underscores or dots that a signature is written on. */
function isLeader(glyphs: readonly Glyph[], index: number): boolean {
  const { text } = glyphs[index]!;

  return (
    text === '_' ||
    text === '\u2026' ||
    (text === '.' && (glyphs[index - 1]?.text === '.' || glyphs[index + 1]?.text === '.'))
  );
}

function isDrawing({ kind, bounds, operator, range }: PaintedObject): boolean {
  if (kind !== 'path') {
    return kind === 'image';
  }

  const [left, bottom, right, top] = bounds;
  const isSmall = right - left <= letterSide && top - bottom <= letterSide;

  return (/^[fFbB]/.test(operator) && isSmall) || range.end - range.start >= drawingBytes;
}
