import type { PdfDocument } from '@octavo/pdf/document';
import { PdfRef } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { FieldNode } from './field-nodes.ts';

/** Pages that list an object among their annotations. */
export function pagesOf(document: PdfDocument, number: number): PdfPage[] {
  return document.pages.filter(({ dict }) =>
    (document.array(dict.get('Annots')) ?? []).some(
      (annotation) => annotation instanceof PdfRef && annotation.number === number,
    ),
  );
}

/** First page that shows one of the nodes, counted from 1. */
export function firstPageOf(document: PdfDocument, nodes: readonly FieldNode[]): number | null {
  const indexes = nodes.flatMap(({ number }) => pagesOf(document, number).map(({ index }) => index));

  return indexes.length === 0 ? null : Math.min(...indexes) + 1;
}
