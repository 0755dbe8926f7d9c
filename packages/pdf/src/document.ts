import { type ByteSource, MemoryBytes } from './bytes/byte-source.ts';
import { PayloadInFile } from './bytes/payload-in-file.ts';
import { DocumentError } from './document-error.ts';
import type { Codec } from './host.ts';
import type { DecryptionOf, ObjectDecryption } from './object-decryption.ts';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, type StoredPayload } from './objects.ts';
import type { PdfPage } from './pages/page-tree.ts';
import { fullFilterName } from './streams/filter-names.ts';
import { type FilterStep, isLossless, undoFilter } from './streams/filters.ts';
import { findWord, standsAt } from './syntax/characters.ts';
import { Parser } from './syntax/parser.ts';
import { mayEndAt, PayloadEnds, payloadStart } from './syntax/payload.ts';
import { ObjectStreams } from './xref/object-streams.ts';
import { readByScan, readByTable } from './xref/read-structure.ts';
import { rebuild } from './xref/rebuild.ts';
import { longestHeader, passObjectHeader, type SectionReader } from './xref/xref-read.ts';
import { free, inFile, inStream, XrefTable } from './xref/xref-table.ts';

/** Repairs made while reading a file. */
export type Repair =
  | 'junk-before-header'
  | 'xref-rebuilt'
  | 'object-relocated'
  | 'stream-length-corrected'
  | 'page-tree-corrected'
  | 'page-tree-rebuilt'
  | 'catalog-rebuilt';

/** The bytes of one object, after `n g obj` or inside a decoded object stream. */
export interface ObjectPlace {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** Offset of `bytes` in the file; -1 in a decoded object stream. */
  readonly base: number;
}

/** Range of a payload in the file. */
export interface PayloadRange {
  readonly start: number;
  readonly end: number;
}

/** Default size limit for decoding a stream: a few kilobytes can hold gigabytes of zeros. */
export const decodeLimitBytes = 128 * 1024 * 1024;

/** Bytes that follow an object and show how it ends: a keyword, blanks before it, the end of a line. */
export const lookahead = 64;

/** Longest object that is read from a file that is not in memory; its payload does not count. */
const longestObjectBytes = 64 * 1024 * 1024;

/** Opened file. Objects are parsed on demand; streams stay ranges of the file. */
export class PdfDocument implements SectionReader {
  readonly source: ByteSource;
  readonly codec: Codec;
  table = new XrefTable();
  trailer = new PdfDict();
  catalog = new PdfDict();
  pages: readonly PdfPage[] = [];
  /** Offset and form of the newest cross-reference section; null when there was no usable one. */
  newestSection: { offset: number; isStream: boolean } | null = null;

  /**
   * Objects created after opening, by repairs or by making direct objects indirect; they take precedence over
   * the file's objects with these numbers.
   */
  readonly overrides = new Map<number, PdfObject>();

  /** Set for an encrypted file that is read as it is. */
  decryption: ObjectDecryption | null = null;

  readonly #repairs = new Set<Repair>();
  readonly #parsed = new Map<number, PdfObject>();
  readonly #objectStreams: ObjectStreams;
  readonly #payloadEnds: PayloadEnds;
  readonly #workLimitBytes: number;
  #relocated: XrefTable | null = null;
  #workBytes = 0;

  constructor(source: ByteSource, codec: Codec) {
    this.source = source;
    this.codec = codec;
    this.#objectStreams = new ObjectStreams(this);
    this.#payloadEnds = new PayloadEnds(source);
    // Well-formed files parse each byte once or twice; only crafted input approaches this limit.
    this.#workLimitBytes = 64 * source.length + 64 * 1024 * 1024;
  }

  /** All bytes of the file, which are then in memory. */
  get bytes(): Uint8Array {
    return this.source.whole();
  }

  get pageCount(): number {
    return this.pages.length;
  }

  /** Repairs made so far; parts that are read lazily may add more. */
  get repairs(): readonly Repair[] {
    return [...this.#repairs];
  }

  /** One more than the largest object number. */
  get size(): number {
    return this.table.size;
  }

  noteRepair(repair: Repair): void {
    this.#repairs.add(repair);
  }

  /** Follows references to an object; null when it is missing (7.3.10). */
  resolve(object: PdfObject): PdfObject {
    let value = object;

    for (let hops = 0; value instanceof PdfRef; hops++) {
      if (hops > 32) {
        return null;
      }

      value = this.object(value.number);
    }

    return value;
  }

  /** Returns the object with this number, parsed once and cached. */
  object(number: number): PdfObject {
    const known = this.#parsed.get(number);

    if (known !== undefined) {
      return known;
    }

    // A reference to an object that is being parsed can only be a loop.
    this.#parsed.set(number, null);
    const value = this.read(number);
    this.#parsed.set(number, value);

    return value;
  }

  /** Like `object`, but not cached: for passes that visit every object once. */
  read(number: number): PdfObject {
    const override = this.overrides.get(number);

    if (override !== undefined) {
      return override;
    }

    const place = this.locate(number);

    if (place === null) {
      return null;
    }

    const value = this.parse(place);

    return this.decryption === null || place.base < 0
      ? value
      : this.decryption(value, number, this.table.details[number] ?? 0);
  }

  get(dict: PdfDict, key: string): PdfObject {
    return this.resolve(dict.get(key));
  }

  /** The dictionary (or the dictionary of the stream) that `object` leads to. */
  dict(object: PdfObject): PdfDict | null {
    const value = this.resolve(object);

    if (value instanceof PdfDict) {
      return value;
    }

    return value instanceof PdfStream ? value.dict : null;
  }

  array(object: PdfObject): PdfObject[] | null {
    const value = this.resolve(object);

    return Array.isArray(value) ? value : null;
  }

  /** True when the cross-references list an object with this number. */
  has(number: number): boolean {
    return this.table.has(number) && this.table.kinds[number] !== free;
  }

  locate(number: number): ObjectPlace | null {
    const { table } = this;

    if (number >= table.size) {
      return null;
    }

    if (table.kinds[number] === inFile) {
      return this.#locateInFile(number, table.places[number]!);
    }

    if (table.kinds[number] === inStream) {
      return this.#objectStreams.locate(table.places[number]!, number, table.details[number]!);
    }

    return null;
  }

  parse(place: ObjectPlace): PdfObject {
    const parser = new Parser(place.bytes, place.start, place.end, this.source.isWhole);
    const value = parser.object();
    parser.skipBlanks();
    this.countWork(parser.position - place.start);

    if (place.base < 0) {
      return value;
    }

    const wider = parser.position + lookahead > place.end ? this.widerPlace(place, parser.position) : null;

    if (wider !== null) {
      return this.parse(wider);
    }

    if (value instanceof PdfDict && standsAt(place.bytes, parser.position, 'stream')) {
      return this.streamOf(value, this.payloadAt(place.base + parser.position + 6, value.get('Length')));
    }

    return value;
  }

  /**
   * The place with more bytes after it, for an object that was read up to `position` and may have been cut off there;
   * null when its bytes are all that is needed.
   */
  widerPlace(place: ObjectPlace, position: number): ObjectPlace | null {
    const { base, start, end } = place;

    if (position + lookahead <= end || base < 0 || base + end >= this.source.length) {
      return null;
    }

    const needed = Math.max(4 * (end - start), longestHeader);

    return needed > longestObjectBytes ? null : this.#placeAt(base + start, needed);
  }

  /** Returns the payload after the keyword `stream`; /Length is trusted only when `endstream` follows. */
  payloadAt(afterKeyword: number, length: PdfObject): PayloadRange {
    const { source } = this;
    const { bytes, base } = source.windowAt(afterKeyword, lookahead);
    const start = base + payloadStart(bytes, afterKeyword - base);
    const announced = length instanceof PdfRef ? this.#numberAt(length.number) : length;

    if (typeof announced === 'number' && announced >= 0 && mayEndAt(source, start + announced)) {
      return { start, end: start + announced };
    }

    this.noteRepair('stream-length-corrected');

    return { start, end: Math.max(start, this.#payloadEnds.after(start)) };
  }

  /** Bytes of a range, or its place in a file that is not in memory. */
  payloadOf({ start, end }: PayloadRange): Uint8Array | StoredPayload {
    return this.source.isWhole ? this.source.read(start, end) : new PayloadInFile(this.source, start, end);
  }

  streamOf(dict: PdfDict, range: PayloadRange): PdfStream {
    return new PdfStream(dict, this.payloadOf(range));
  }

  streamAt(offset: number): PdfStream | null {
    const { bytes, base } = this.source.windowAt(offset, longestHeader);
    const parser = new Parser(bytes, offset - base);

    if (parser.wholeNumber() === -1 || parser.wholeNumber() === -1 || !parser.keyword('obj')) {
      return null;
    }

    const value = this.parse({ bytes, start: parser.position, end: bytes.length, base });

    return value instanceof PdfStream ? value : null;
  }

  /** Returns the filters of a stream in decoding order. */
  filters(stream: PdfStream): FilterStep[] {
    const filter = this.get(stream.dict, 'Filter') ?? this.get(stream.dict, 'F');
    const names = Array.isArray(filter) ? filter.map((name) => this.resolve(name)) : [filter];
    const given = this.get(stream.dict, 'DecodeParms') ?? this.get(stream.dict, 'DP');
    const parameters = Array.isArray(given) ? given : [given];

    const steps: FilterStep[] = [];

    for (const [index, name] of names.entries()) {
      if (!(name instanceof PdfName)) {
        continue;
      }

      const dict = this.dict(parameters[index] ?? null);
      steps.push({
        name: fullFilterName(name.value),
        parameter: (key, fallback) => {
          const value = dict === null ? null : this.get(dict, key);

          return typeof value === 'number' ? value : fallback;
        },
      });
    }

    return steps;
  }

  /** Decodes filters up to the first image codec; `left` names the filters that remain. */
  decodePartly(stream: PdfStream, limitBytes = decodeLimitBytes): { data: Uint8Array; left: string[] } {
    const steps = this.filters(stream);

    // Each filter may multiply its input, and no well-formed file stacks more than a few.
    if (steps.length > 8) {
      return { data: new Uint8Array(0), left: steps.map((step) => step.name) };
    }

    let data = stream.raw;

    for (const [index, step] of steps.entries()) {
      if (!isLossless(step.name)) {
        return { data, left: steps.slice(index).map(({ name }) => name) };
      }

      data = undoFilter(step, data, this.codec, limitBytes);
    }

    return { data, left: [] };
  }

  decode(stream: PdfStream, limitBytes = decodeLimitBytes): Uint8Array {
    return this.decodePartly(stream, limitBytes).data;
  }

  /**
   * Adds to the work spent on this file; throws when it exceeds the limit, which damaged or crafted files can
   * reach.
   */
  countWork(bytes: number): void {
    this.#workBytes += bytes;

    if (this.#workBytes > this.#workLimitBytes) {
      throw new DocumentError('damaged-file', 'reading exceeds the work budget of the file');
    }
  }

  /** Makes a direct object indirect, so that it can be referenced. */
  makeIndirect(object: PdfObject): PdfRef {
    const ref = new PdfRef(this.size);
    this.table.set(ref.number, inFile, 0, 0);
    this.overrides.set(ref.number, object);

    return ref;
  }

  forgetParsed(): void {
    this.#parsed.clear();
    this.#objectStreams.clear();
  }

  #placeAt(offset: number, least: number): ObjectPlace {
    const { bytes, base } = this.source.windowAt(offset, least);

    return { bytes, start: offset - base, end: bytes.length, base };
  }

  /** Place of the object whose header is at the offset; null when it is not there. */
  #placeAfterHeader(offset: number, number: number): ObjectPlace | null {
    const { bytes, base } = this.source.windowAt(offset, longestHeader);
    const start = passObjectHeader(bytes, offset - base, number);

    return start === -1 ? null : { bytes, start, end: bytes.length, base };
  }

  #locateInFile(number: number, offset: number): ObjectPlace | null {
    const place = this.#placeAfterHeader(offset, number);

    if (place !== null) {
      return place;
    }

    // The table is wrong about this object. One scan locates every such object.
    if (this.#relocated === null) {
      // The scan itself may request objects; those resolve to nothing rather than start another scan.
      this.#relocated = new XrefTable();
      this.#relocated = rebuild(this).table;
    }

    const found = this.#relocated;

    if (number >= found.size || found.kinds[number] === 0) {
      return null;
    }

    this.noteRepair('object-relocated');

    if (found.kinds[number] === inStream) {
      return this.#objectStreams.locate(found.places[number]!, number, found.details[number]!);
    }

    return this.#placeAfterHeader(found.places[number]!, number);
  }

  /** Reads an indirect /Length without parsing streams, because the stream could require its own length. */
  #numberAt(number: number): PdfObject {
    const { table } = this;

    if (table.kinds[number] !== inFile) {
      return this.object(number);
    }

    const place = this.#placeAfterHeader(table.places[number]!, number);

    return place === null ? null : new Parser(place.bytes, place.start, place.end).object();
  }
}

/**
 * Opens a file and repairs damage as far as possible; see `PdfDocument.repairs`.
 *
 * @throws DocumentError `password-required` for an encrypted file without a decryption
 */
export function openPdf(
  file: Uint8Array | ByteSource,
  codec: Codec,
  decryptionOf?: DecryptionOf,
): PdfDocument {
  const source = sourceOf(file);

  if (source.length === 0) {
    throw new DocumentError('damaged-file', 'no bytes');
  }

  const beginning = source.read(0, Math.min(source.length, 1024 + 5));
  const header = findWord(beginning, '%PDF-', 0);
  const document = new PdfDocument(header > 0 ? source.after(header) : source, codec);

  if (header > 0) {
    document.noteRepair('junk-before-header');
  }

  if (readByTable(document, decryptionOf)) {
    return document;
  }

  // Offsets may be counted from the start of the file, including the junk before the header.
  if (header > 0) {
    const whole = new PdfDocument(source, codec);
    whole.noteRepair('junk-before-header');

    if (readByTable(whole, decryptionOf)) {
      return whole;
    }
  }

  readByScan(document, decryptionOf);

  return document;
}

/**
 * Opens a file as programs do that disregard its cross-references: of several objects with one number, the last in the
 * file counts.
 */
export function openPdfByScan(
  file: Uint8Array | ByteSource,
  codec: Codec,
  decryptionOf?: DecryptionOf,
): PdfDocument {
  const document = new PdfDocument(sourceOf(file), codec);
  readByScan(document, decryptionOf);

  return document;
}

function sourceOf(file: Uint8Array | ByteSource): ByteSource {
  return file instanceof Uint8Array ? new MemoryBytes(file) : file;
}
