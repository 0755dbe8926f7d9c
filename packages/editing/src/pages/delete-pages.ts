import { assemble } from '@octavo/pdf/assemble';
import type { PdfDocument } from '@octavo/pdf/document';
import type { ByteSink, Codec } from '@octavo/pdf/host';

/**
 * Writes a document anew without some of its pages: nothing that belongs to them alone is in the file any more.
 *
 * @param deleted indexes of pages
 */
export function writeWithout(
  document: PdfDocument,
  deleted: readonly number[],
  { codec, now }: { readonly codec: Codec; readonly now: Date },
  sink: ByteSink,
): { readonly bytes: number } {
  const gone = new Set(deleted);
  const pages = document.pages.flatMap(({ index }) => (gone.has(index) ? [] : [{ source: 0, page: index }]));

  return assemble(
    { sources: [{ document, title: '' }], pages, bookmarks: 'keep', modified: now },
    sink,
    codec,
  );
}
