import type { ObjectReader } from '@octavo/pdf/object-reader';
import type { PdfObject } from '@octavo/pdf/objects';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { PageSpace } from '../geometry/page-space.ts';
import { AnnotationSource } from './annotation-source.ts';

/** Entry of the list of annotations of a page. */
export interface ListEntry {
  readonly index: number;
  readonly entry: PdfObject;
  readonly source: AnnotationSource;
}

/** The annotations of a page with their positions in its list. */
export function annotationList(reader: ObjectReader, page: PdfPage): ListEntry[] {
  const space = new PageSpace(page);

  return (reader.array(page.dict.get('Annots')) ?? []).flatMap((entry, index) => {
    const dict = reader.dict(entry);

    return dict === null ? [] : [{ index, entry, source: new AnnotationSource(reader, dict, space) }];
  });
}
