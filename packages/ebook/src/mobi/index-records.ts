import { DocumentError } from '@octavo/pdf/document-error';
import { forwardNumber, RecordReader } from './big-endian.ts';

export interface IndexEntry {
  readonly name: string;
  /** Values keyed by tag number. */
  readonly tags: ReadonlyMap<number, readonly number[]>;
}

export interface IndexTable {
  readonly entries: readonly IndexEntry[];
  /** Strings keyed by the offset that entries refer to. */
  readonly strings: ReadonlyMap<number, Uint8Array>;
}

/** Storage format of the values of one tag (a row of `TAGX`). */
interface TagRow {
  readonly tag: number;
  readonly valuesEach: number;
  readonly mask: number;
  readonly endsByte: boolean;
}

const mostEntries = 500_000;

/**
 * Maximum number of values of all entries together; entries of a few bytes can claim tens of thousands each.
 */
const mostValues = 4_000_000;

/** Reads an `INDX` record with the records that follow it: entries first, then strings. */
export function readIndex(first: number, record: (index: number) => Uint8Array): IndexTable {
  const head = new RecordReader(record(first));

  if (head.text(0, 4) !== 'INDX') {
    throw new DocumentError('damaged-file', `record ${first} is not an index`);
  }

  const { rows, controlBytes } = readRows(head, head.u32(4));
  const entryRecords = Math.min(head.u32(24), 65_536);
  const entries: IndexEntry[] = [];
  let values = 0;

  for (let index = 1; index <= entryRecords; index += 1) {
    const page = new RecordReader(record(first + index));

    if (page.text(0, 4) !== 'INDX') {
      throw new DocumentError('damaged-file', `record ${first + index} is not an index page`);
    }

    const places = page.u32(20) + 4;
    // The offset table of the entries, two bytes each, ends the page and so limits the entry count the page
    // declares.
    const count = Math.min(page.u32(24), Math.max(0, page.length - places) >> 1);

    for (let at = 0; at < count && entries.length < mostEntries; at += 1) {
      const entry = readEntry(page, page.u16(places + at * 2), rows, controlBytes);
      entries.push(entry);
      values += 1 + [...entry.tags.values()].reduce((sum, list) => sum + list.length, 0);

      if (values > mostValues) {
        throw new DocumentError('damaged-file', 'an index with more values than a book can have');
      }
    }
  }

  return { entries, strings: readStrings(first + entryRecords + 1, head.u32(52), record) };
}

function readRows(head: RecordReader, start: number): { rows: TagRow[]; controlBytes: number } {
  const rows: TagRow[] = [];
  const length = Math.min(head.u32(start + 4), head.length - start);

  if (head.text(start, 4) !== 'TAGX') {
    throw new DocumentError('damaged-file', 'an index without tags');
  }

  for (let at = start + 12; at + 4 <= start + length; at += 4) {
    rows.push({
      tag: head.u8(at),
      valuesEach: head.u8(at + 1),
      mask: head.u8(at + 2),
      endsByte: (head.u8(at + 3) & 1) !== 0,
    });
  }

  return { rows, controlBytes: head.u32(start + 8) };
}

function readEntry(
  page: RecordReader,
  start: number,
  rows: readonly TagRow[],
  controlBytes: number,
): IndexEntry {
  const nameLength = page.u8(start);
  let control = start + 1 + nameLength;
  let at = control + controlBytes;
  const planned: { row: TagRow; values: number; bytes: number }[] = [];

  for (const row of rows) {
    if (row.endsByte) {
      control += 1;
      continue;
    }

    const bits = page.u8(control) & row.mask;
    const isLong = bits === row.mask && bitCount(row.mask) > 1;

    if (isLong) {
      const { value, next } = forwardNumber(page.bytes, at);
      at = next;
      planned.push({ row, values: 0, bytes: value });
    } else if (bits !== 0) {
      planned.push({ row, values: (bits >> lowestBit(row.mask)) * row.valuesEach, bytes: 0 });
    }
  }

  const tags = new Map<number, number[]>();

  for (const { row, values, bytes } of planned) {
    const list: number[] = [];
    const end = at + bytes;

    while (at < page.length && (bytes > 0 ? at < end : list.length < values)) {
      const { value, next } = forwardNumber(page.bytes, at);
      list.push(value);
      at = next;
    }

    tags.set(row.tag, list);
  }

  return { name: page.text(start + 1, nameLength), tags };
}

function readStrings(
  first: number,
  count: number,
  record: (index: number) => Uint8Array,
): Map<number, Uint8Array> {
  const strings = new Map<number, Uint8Array>();

  for (let index = 0; index < Math.min(count, 4096); index += 1) {
    const bytes = record(first + index);

    for (let at = 0; at < bytes.length; ) {
      const { value, next } = forwardNumber(bytes, at);
      // The high half of a string's offset is the record number.
      strings.set(index * 0x10000 + at, bytes.subarray(next, next + value));
      at = next + value;
    }
  }

  return strings;
}

function bitCount(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}

function lowestBit(mask: number): number {
  return mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
}
