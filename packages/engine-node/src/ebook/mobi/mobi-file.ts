import { Failure } from '@octavo/contract/failures';
import { extraKind, type MobiHeader, noRecord, readMobiHeader } from '@octavo/ebook/mobi/mobi-header';
import { type PalmDatabase, readPalmDatabase } from '@octavo/ebook/mobi/palm-database';

/** A Mobipocket or Kindle book, in the newest format its file contains. */
export interface MobiFile {
  readonly header: MobiHeader;
  readonly name: string;
  /** Record by number, counted from the header's own. */
  record(index: number): Uint8Array;
  /** Pictures and fonts, counted from the first; empty after the last. */
  resource(index: number): Uint8Array;
  readonly resourceCount: number;
  /** Text in the encoding of the book. */
  decode(bytes: Uint8Array): string;
  /** Values of the extra header as text. */
  extra(kind: number): string[];
  extraNumber(kind: number): number | null;
}

/** @throws Failure `drm-protected`, `damaged-file`, `version-not-supported` */
export function openMobi(bytes: Uint8Array): MobiFile {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'TPZ') {
    throw new Failure('version-not-supported', 'Topaz', { values: { version: 'Topaz' } });
  }

  const database = readPalmDatabase(bytes);
  const first = readMobiHeader(database.record(0));
  refuseLocked(first);
  const start = newestStart(database, first);
  const header = start === 0 ? first : readMobiHeader(database.record(start));
  refuseLocked(header);

  return fileOf(database, first, header, start);
}

function refuseLocked({ encryption }: MobiHeader): void {
  if (encryption !== 0) {
    throw new Failure('drm-protected', `encryption ${encryption}`);
  }
}

/**
 * Record at which the newest format starts. A file for old and new readers holds the book twice; the second,
 * in KF8, starts after the boundary record.
 */
function newestStart(database: PalmDatabase, { extra }: MobiHeader): number {
  const value = extra.get(extraKind.boundary)?.[0];
  const boundary = value === undefined ? noRecord : numberOf(value);
  const isMarked =
    Buffer.from(database.record(boundary - 1).subarray(0, 8)).toString('latin1') === 'BOUNDARY';

  return isMarked && boundary < database.count ? boundary : 0;
}

function fileOf(database: PalmDatabase, first: MobiHeader, header: MobiHeader, start: number): MobiFile {
  const decoder = new TextDecoder(header.codepage === 65001 ? 'utf-8' : 'windows-1252');
  // Both formats share the resources, which the first header locates.
  const firstResource = first.firstResource === noRecord ? database.count : first.firstResource;
  const decode = (bytes: Uint8Array) => decoder.decode(bytes);
  const values = (kind: number) => header.extra.get(kind) ?? first.extra.get(kind) ?? [];

  return {
    header,
    name: header.title.length > 0 ? decode(header.title) : database.name.replaceAll('_', ' '),
    record: (index) => database.record(start + index),
    resource: (index) => database.record(firstResource + index),
    resourceCount: Math.max(0, database.count - firstResource),
    decode,
    extra: (kind) => values(kind).map(decode),
    extraNumber: (kind) => {
      const [value] = values(kind);

      return value === undefined ? null : numberOf(value);
    },
  };
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}
