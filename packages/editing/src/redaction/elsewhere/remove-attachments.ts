import { binaryToBytes } from '@octavo/pdf/bytes/binary';
import { changeCatalog } from '@octavo/pdf/edit/change-catalog';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { readNameTree } from '@octavo/pdf/trees';
import type { Removals } from '../redaction-report.ts';
import type { SecretSearch } from '../secret-search.ts';

/** Removes the files that are attached to the document: what they hold cannot be proven. */
export function removeAttachments(changes: ObjectChanges, search: SecretSearch, removals: Removals): void {
  const { document } = changes;
  const names = changes.dict(document.catalog.get('Names'));
  const files = readNameTree(document, names?.get('EmbeddedFiles') ?? null);

  for (const [key, value] of files) {
    const dict = document.dict(value);
    const name = ['UF', 'F']
      .map((entry) => (dict === null ? null : document.get(dict, entry)))
      .find((each) => each instanceof PdfString);
    const text = decodeText(name instanceof PdfString ? name.bytes : binaryToBytes(key));
    removals.attachments.push(search.clean(text));
    removals.note('attachments');
  }

  changeCatalog(changes, (catalog) => {
    // A portfolio shows its attachments in place of pages.
    catalog.delete('Collection');

    if (names?.has('EmbeddedFiles') === true) {
      const kept = names.copy();
      kept.delete('EmbeddedFiles');
      catalog.set('Names', kept);
    }
  });
}
