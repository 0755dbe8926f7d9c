import type { PdfDocument } from '@octavo/pdf/document';
import type { ByteSink, Codec } from '@octavo/pdf/host';
import { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { dropUnshownGlyphs } from '@octavo/pdf/optimise/drop-unshown';
import { objectsOf } from '@octavo/pdf/optimise/objects-of';
import { ObjectCleaner } from './elsewhere/clean-objects.ts';
import type { Removals } from './redaction-report.ts';
import type { SecretSearch } from './secret-search.ts';

/** Highest deflate level: the result is written once and kept for long. */
const deflateLevel = 9;

/**
 * Removes secrets from everything that is not content of pages, and returns the function that writes the new file.
 *
 * @param redactedPages pages that lost text; their fonts lose the glyphs that nothing shows any more
 */
export function cleanDocument(
  document: PdfDocument,
  search: SecretSearch,
  redactedPages: ReadonlySet<number>,
  { codec, removals }: { readonly codec: Codec; readonly removals: Removals },
): (sink: ByteSink) => { readonly bytes: number } {
  const objects = objectsOf(document);
  const changes = new ObjectReplacements(document, objects, (data) => codec.deflate(data, deflateLevel));
  new ObjectCleaner(changes, search, removals).run();
  removals.note('fonts', null, dropUnshownGlyphs(changes, redactedPages));

  return (sink) => changes.rewrite(sink);
}
