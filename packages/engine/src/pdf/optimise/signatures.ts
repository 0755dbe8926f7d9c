import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, type PdfObject } from '../objects.ts';

/** Whether somebody has signed the bytes of this file (ISO 32000-2, 12.8): changing one would break it. */
export function isSigned(document: PdfDocument, objects: ReadonlyMap<number, PdfObject>): boolean {
  for (const object of objects.values()) {
    if (!(object instanceof PdfDict)) continue;
    if (document.array(object.get('ByteRange')) !== null && object.has('Contents')) return true;

    const value = isName(document.get(object, 'FT'), 'Sig') ? document.dict(object.get('V')) : null;
    if (value?.has('ByteRange') === true) return true;
  }

  return false;
}
