import type { ContentEdits } from '@octavo/pdf/edit/cut/content-edits';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { ContentSource } from '@octavo/pdf/interpret/content-source';
import { PdfDict, type PdfObject } from '@octavo/pdf/objects';

/**
 * Streams of a page's content with its edits. Streams without any are kept, so that an edit adds no more than what
 * it changes, and other pages that share a stream keep theirs.
 */
export function editedParts(
  changes: ObjectChanges,
  { parts }: ContentSource,
  edits: ContentEdits,
): { readonly parts: readonly PdfObject[]; readonly bytes: Uint8Array } {
  const bytes = edits.apply();
  const written: PdfObject[] = [];

  for (const { ref, start, end } of parts) {
    const within = edits.within(start, end);

    if (within === null || ref === null) {
      return { parts: [changes.addStream(new PdfDict(), bytes)], bytes };
    }

    written.push(within.isEmpty ? ref : changes.addStream(new PdfDict(), within.apply()));
  }

  return { parts: written.length === 0 ? [changes.addStream(new PdfDict(), bytes)] : written, bytes };
}
