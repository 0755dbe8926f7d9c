import { DocumentError } from '@octavo/pdf/document-error';
import { RecordReader } from './big-endian.ts';

/** Records of a Palm database, the container of Mobipocket and Kindle books. */
export interface PalmDatabase {
  /** Type and creator: `BOOKMOBI`, or `TEXtREAd` for PalmDOC. */
  readonly kind: string;
  readonly name: string;
  readonly count: number;
  /** Returns an empty array when the record does not exist. */
  record(index: number): Uint8Array;
}

const listStart = 78;
const entryBytes = 8;

export function readPalmDatabase(bytes: Uint8Array): PalmDatabase {
  const head = new RecordReader(bytes);
  const count = head.u16(76);
  const offsetOf = (index: number) =>
    index < count ? head.u32(listStart + index * entryBytes) : bytes.length;

  if (count === 0 || bytes.length < listStart + count * entryBytes) {
    throw new DocumentError(
      'damaged-file',
      `a Palm database of ${bytes.length} bytes cannot list ${count} records`,
    );
  }

  return {
    kind: head.text(60, 8),
    name: head.text(0, 32).replace(/\0.*$/s, ''),
    count,
    record(index) {
      const isThere = Number.isInteger(index) && index >= 0 && index < count;

      return isThere
        ? bytes.subarray(offsetOf(index), Math.max(offsetOf(index), offsetOf(index + 1)))
        : new Uint8Array(0);
    },
  };
}
