import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';

/** Takes the content off all pages, so that a picture of one shows its annotations and fields only. */
export function dropContent(changes: ObjectChanges): void {
  for (const { ref } of changes.document.pages) {
    // A page that is a direct object stays as it is.
    const dict = ref === null ? null : changes.dict(ref);

    if (ref !== null && dict !== null) {
      const bare = dict.copy();
      bare.delete('Contents');
      changes.set(ref, bare);
    }
  }
}
