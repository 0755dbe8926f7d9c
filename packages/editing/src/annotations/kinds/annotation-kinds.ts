import type { Annotation } from '@octavo/contract/edits/annotations';
import type { AnnotationSource } from '../annotation-source.ts';
import { drawAttachedFile, readAttachedFile } from './attached-file.ts';
import { drawCallout, readCallout } from './callout.ts';
import { drawCaret, readCaret } from './caret.ts';
import type { DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';
import { drawInk, readInk } from './ink.ts';
import { drawNote, readNote } from './note.ts';
import { drawPolygon, readPolygon } from './polygon.ts';
import { drawLine, drawPolyline, readLine, readPolyline } from './polyline.ts';
import { drawShape, readShape } from './shape.ts';
import { drawStamp, readStamp } from './stamp.ts';
import { drawTextBox, readTextBox } from './text-box.ts';
import { drawTextMarkup, readTextMarkup } from './text-markup.ts';

/**
 * @throws Failure `edit-not-possible` for a picture or file that was not sent.
 * @throws DocumentError `character-missing` for a character that no font has.
 */
export function drawAnnotation(
  annotation: Annotation,
  place: DrawingPlace,
): DrawnAnnotation | Promise<DrawnAnnotation> {
  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strike':
    case 'squiggly':
      return drawTextMarkup(annotation, place);
    case 'note':
      return drawNote(annotation);
    case 'caret':
      return drawCaret(annotation);
    case 'text-box':
      return drawTextBox(annotation, place);
    case 'callout':
      return drawCallout(annotation, place);
    case 'ink':
      return drawInk(annotation, place);
    case 'line':
      return drawLine(annotation, place);
    case 'polyline':
      return drawPolyline(annotation, place);
    case 'polygon':
      return drawPolygon(annotation, place);
    case 'rectangle':
    case 'ellipse':
      return drawShape(annotation, place);
    case 'stamp':
      return drawStamp(annotation, place);
    case 'file':
      return drawAttachedFile(annotation, place);
  }
}

/** Readers of the subtypes that can be edited; each returns null for an annotation without its geometry. */
const readers: Readonly<Record<string, (source: AnnotationSource) => Annotation | null>> = {
  Highlight: readTextMarkup,
  Underline: readTextMarkup,
  StrikeOut: readTextMarkup,
  Squiggly: readTextMarkup,
  Text: readNote,
  Caret: readCaret,
  FreeText: (source) => (source.name('IT') === 'FreeTextCallout' ? readCallout(source) : readTextBox(source)),
  Ink: readInk,
  Line: readLine,
  PolyLine: readPolyline,
  Polygon: readPolygon,
  Square: readShape,
  Circle: readShape,
  Stamp: readStamp,
  FileAttachment: readAttachedFile,
};

/** Annotation as operations describe it; null for one that they cannot describe. */
export function readAnnotation(source: AnnotationSource): Annotation | null {
  const read = Object.hasOwn(readers, source.subtype) ? readers[source.subtype] : undefined;
  const annotation = read?.(source) ?? null;

  if (annotation === null) {
    return null;
  }

  const author = source.text('T');
  const shared = {
    ...(author === '' ? {} : { author }),
    opacity: Math.max(0, Math.min(1, source.number('CA') ?? 1)),
  };

  return 'contents' in annotation
    ? { ...annotation, ...shared, contents: source.text('Contents') }
    : { ...annotation, ...shared };
}
