import { RecordReader } from './big-endian.ts';

/** Value of a record number that marks an absent record. */
export const noRecord = 0xffffffff;

/** Fields of a book's first record: storage of the text, and record numbers of the other parts. */
export interface MobiHeader {
  /** Compression: 1 none, 2 PalmDOC, 17480 Huffman. */
  readonly compression: number;
  readonly textRecords: number;
  /** 0 when the book is not encrypted. */
  readonly encryption: number;
  readonly codepage: number;
  /** MOBI version: 6 and below is one stream of HTML, 8 is KF8, 0 is PalmDOC. */
  readonly version: number;
  readonly title: Uint8Array;
  /** Windows language code: primary language in the low ten bits. */
  readonly locale: number;
  readonly firstResource: number;
  readonly huffmanRecord: number;
  readonly huffmanRecords: number;
  readonly trailerFlags: number;
  readonly contentsIndex: number;
  readonly flowTable: number;
  readonly fragmentIndex: number;
  readonly skeletonIndex: number;
  readonly extra: ReadonlyMap<number, readonly Uint8Array[]>;
}

export function readMobiHeader(bytes: Uint8Array): MobiHeader {
  const record = new RecordReader(bytes);
  const isMobi = record.text(16, 4) === 'MOBI';
  const length = isMobi ? record.u32(20) : 0;
  // Fields beyond the header's declared length hold other data.
  const field = (at: number, absent = noRecord) => (at + 4 <= 16 + length ? record.u32(at) : absent);
  const titleStart = field(84, 0);

  return {
    compression: record.u16(0),
    textRecords: record.u16(8),
    encryption: record.u16(12),
    codepage: field(28, 1252),
    version: field(36, 0),
    title: bytes.subarray(titleStart, titleStart + field(88, 0)),
    locale: field(92, 0),
    firstResource: field(108),
    huffmanRecord: field(112),
    huffmanRecords: field(116, 0),
    trailerFlags: field(240, 0) & 0xffff,
    contentsIndex: field(244),
    flowTable: field(192),
    fragmentIndex: field(248),
    skeletonIndex: field(252),
    extra: (field(128, 0) & 0x40) === 0 ? new Map() : readExtra(record, 16 + length),
  };
}

/** Numbers of the EXTH records that the reader uses. */
export const extraKind = {
  author: 100,
  boundary: 121,
  fixedLayout: 122,
  resolution: 126,
  cover: 201,
  title: 503,
  language: 524,
  writingMode: 525,
  direction: 527,
} as const;

function readExtra(record: RecordReader, start: number): Map<number, Uint8Array[]> {
  const extra = new Map<number, Uint8Array[]>();

  if (record.text(start, 4) !== 'EXTH') {
    return extra;
  }

  let at = start + 12;

  for (let left = record.u32(start + 8); left > 0 && at + 8 <= record.length; left -= 1) {
    const length = record.u32(at + 4);

    if (length < 8) {
      break;
    }

    const kind = record.u32(at);
    extra.set(kind, [...(extra.get(kind) ?? []), record.bytes.subarray(at + 8, at + length)]);
    at += length;
  }

  return extra;
}
