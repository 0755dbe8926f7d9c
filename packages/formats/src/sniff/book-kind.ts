import type { FileKind } from '@octavo/contract/kinds';
import { textAt } from './sample.ts';

/** Type and creator of Palm databases that hold a book. */
const bookTypes = ['BOOKMOBI', 'TEXtREAd'];

/** Version in the Mobipocket header of KF8, which Kindles of 2011 and later read. */
const kindleVersion = 8;

export function bookKind(head: Uint8Array, extension: string): FileKind | null {
  if (!bookTypes.includes(textAt(head, 60, 8))) {
    return null;
  }

  return ['azw3', 'azw'].includes(extension) || headerVersion(head) === kindleVersion ? 'azw3' : 'mobi';
}

/**
 * Version from the first record, if the record is within `head`; long books have long lists of records before
 * it.
 */
function headerVersion(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const record = view.byteLength >= 82 ? view.getUint32(78) : view.byteLength;

  return record + 40 <= view.byteLength ? view.getUint32(record + 36) : null;
}
