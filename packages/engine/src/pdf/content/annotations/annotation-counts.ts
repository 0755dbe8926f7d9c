import type { PdfDocument } from '../../document.ts';
import { PdfString } from '../../objects.ts';
import { decodeText } from '../../text-string.ts';
import { isDrawn } from './draw-annotations.ts';
import { isTextMarkup } from './text-markups.ts';
import { type Annotation, visibleAnnotations } from './visible-annotations.ts';

/** Annotations of some pages that not every format has a place for. */
export interface AnnotationCounts {
  /** Remarks that readers show on request: notes, and the words that belong to a mark or a drawing. */
  readonly comments: number;
  /** Marks on words, stamps and drawings. */
  readonly marks: number;
}

/** Subtypes whose `Contents` is no remark: what a text box shows, descriptions of links and fields. */
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

function hasRemark(document: PdfDocument, { dict, subtype }: Annotation): boolean {
  const contents = document.get(dict, 'Contents');

  return (
    !withoutRemark.has(subtype) && contents instanceof PdfString && decodeText(contents.bytes).trim() !== ''
  );
}
