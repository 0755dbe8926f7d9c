import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { annotationList } from '../annotations/annotation-list.ts';
import type { AnnotationSource } from '../annotations/annotation-source.ts';
import { writtenElement } from './written-element.ts';
import { elementNames, privateNamespace } from './xfdf-kinds.ts';

/** Writes the annotations of a document, with their replies, as XFDF (ISO 19444-1). */
export function writeXfdf(document: PdfDocument): string {
  const elements = document.pages.flatMap((page) => {
    const sources = annotationList(document, page).filter(({ source }) =>
      Object.hasOwn(elementNames, source.subtype),
    );
    const names = new Map(
      sources.map(({ entry, index, source }) => [numberOf(entry), nameOf(source, page.index, index)]),
    );

    return sources.map(({ source, index }) =>
      writtenElement(document, source, {
        page: String(page.index),
        name: nameOf(source, page.index, index),
        inreplyto: names.get(numberOf(source.dict.get('IRT')) ?? -1),
      }),
    );
  });

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xfdf xmlns="http://ns.adobe.com/xfdf/" xmlns:look="${privateNamespace}" xml:space="preserve">`,
    '<annots>',
    ...elements,
    '</annots>',
    '</xfdf>',
    '',
  ].join('\n');
}

/** Name of an annotation; replies need that of one that has none. */
function nameOf(source: AnnotationSource, pageIndex: number, index: number): string {
  return source.text('NM') || `page-${pageIndex + 1}-${index}`;
}

function numberOf(entry: PdfObject): number | null {
  return entry instanceof PdfRef ? entry.number : null;
}
