import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject, PdfRef } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';

/** True when a signature covers the bytes of this file (ISO 32000-2, 12.8); any change would break it. */
export function isSigned(document: PdfDocument, objects: ReadonlyMap<number, PdfObject>): boolean {
  const rights = usageRights(document);

  for (const [number, object] of objects) {
    if (!(object instanceof PdfDict) || rights.has(number)) {
      continue;
    }

    if (document.array(object.get('ByteRange')) !== null && object.has('Contents')) {
      return true;
    }

    const value = isName(document.get(object, 'FT'), 'Sig') ? document.dict(object.get('V')) : null;

    if (value?.has('ByteRange') === true) {
      return true;
    }
  }

  return false;
}

/**
 * Keys of usage rights (ISO 32000-2, 12.8.2.3). A software vendor, not a user, signs them to control the features of
 * its reader for the file.
 */
const rightsKeys = ['UR', 'UR3'];

function usageRights(document: PdfDocument): Set<number> {
  const permissions = document.dict(document.catalog.get('Perms'));
  const values = rightsKeys.map((key) => permissions?.get(key) ?? null);

  return new Set(values.flatMap((value) => (value instanceof PdfRef ? [value.number] : [])));
}

/** Removes usage rights: a reader warns of tampering when they are broken, but not when they are absent. */
export function dropUsageRights(changes: ObjectReplacements): void {
  const { document } = changes;
  const root = document.trailer.get('Root');
  const permissions = document.dict(document.catalog.get('Perms'));

  if (!(root instanceof PdfRef) || permissions === null || !rightsKeys.some((key) => permissions.has(key))) {
    return;
  }

  const catalog = changes.current(root.number);

  if (!(catalog instanceof PdfDict)) {
    return;
  }

  const kept = permissions.copy();

  for (const key of rightsKeys) {
    kept.delete(key);
  }

  const changed = catalog.copy();

  if (kept.entries.size > 0) {
    changed.set('Perms', kept);
  } else {
    changed.delete('Perms');
  }

  changes.replace.set(root.number, changed);
}
