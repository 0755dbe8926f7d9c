import type { PdfDocument } from '@octavo/pdf/document';
import type { ContentSource } from '@octavo/pdf/interpret/content-source';
import { isName, PdfStream } from '@octavo/pdf/objects';

/**
 * True for content whose filters could all be undone. Readers leave out others, such as `Crypt`, or undo filters of
 * pictures, and may then show anything.
 */
export function areDecoded(document: PdfDocument, sources: readonly ContentSource[]): boolean {
  return sources.every(({ parts }) =>
    parts.every(({ ref }) => {
      const stream = document.resolve(ref);

      return (
        !(stream instanceof PdfStream) ||
        (!isName(document.get(stream.dict, 'Type'), 'Metadata') &&
          document.decodePartly(stream).left.length === 0)
      );
    }),
  );
}
