import { PdfDict, PdfStream } from '../objects.ts';
import type { ObjectReplacements } from './changes.ts';

/**
 * Entries that no reader shows: thumbnails every viewer draws itself, and data an editor keeps for its own use
 * (ISO 32000-2, 14.5).
 */
const privateKeys = ['Thumb', 'PieceInfo'];

export function dropPrivate(changes: ObjectReplacements): void {
  for (const number of changes.objects.keys()) {
    const object = changes.current(number);
    const dict = object instanceof PdfStream ? object.dict : object;

    if (!(dict instanceof PdfDict) || !privateKeys.some((key) => dict.has(key))) {
      continue;
    }

    const kept = dict.copy();

    for (const key of privateKeys) {
      kept.delete(key);
    }

    changes.replace.set(number, object instanceof PdfStream ? new PdfStream(kept, object.raw) : kept);
  }
}
