import type { PdfDocument } from '../../document.ts';
import { PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import { isDrawn } from './draw-annotations.ts';
import { isTextMarkup } from './text-markups.ts';
import { type VisibleAnnotation, visibleAnnotations } from './visible-annotations.ts';

/** Counts of annotations on some pages that not every output format can represent. */
export interface AnnotationCounts {
  /** Comments that readers show on request: notes, and texts attached to a markup or a drawing. */
  readonly comments: number;
  /** Text markups, stamps and drawings. */
  readonly marks: number;
}

/** Subtypes whose `Contents` is not a comment: the text of a text box, descriptions of links and fields. */
const withoutRemark: ReadonlySet<string> = new Set(['FreeText', 'Link', 'Widget', 'Popup', 'Watermark']);

/** @param pages counted from 0 */
export function annotationCounts(document: PdfDocument, pages: Iterable<number>): AnnotationCounts {
  const all = [...new Set(pages)].flatMap((index) => {
    const page = document.pages[index];

    return page === undefined ? [] : visibleAnnotations(document, page);
  });

  return {
    comments: all.filter((annotation) => hasRemark(document, annotation)).length,
    marks: all.filter(
      (annotation) =>
        annotation.subtype !== 'FreeText' && (isTextMarkup(annotation) || isDrawn(document, annotation)),
    ).length,
  };
}

function hasRemark(document: PdfDocument, { dict, subtype }: VisibleAnnotation): boolean {
  const contents = document.get(dict, 'Contents');

  return (
    !withoutRemark.has(subtype) && contents instanceof PdfString && decodeText(contents.bytes).trim() !== ''
  );
}
