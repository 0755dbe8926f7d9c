import { DocumentError } from './document-error.ts';
import type { Codec } from './host.ts';
import type { DecryptionOf, ObjectDecryption } from './object-decryption.ts';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from './objects.ts';
import { type PdfPage, readPageTree, scanForPages } from './pages/page-tree.ts';
import { fullFilterName } from './streams/filter-names.ts';
import { type FilterStep, isLossless, undoFilter } from './streams/filters.ts';
import { findWord, standsAt } from './syntax/characters.ts';
import { Parser } from './syntax/parser.ts';
import { mayEndAt, PayloadEnds, payloadStart } from './syntax/payload.ts';
import { ObjectStreams } from './xref/object-streams.ts';
import { rebuild } from './xref/rebuild.ts';
import { rebuildPageTree } from './xref/rebuild-pages.ts';
import { findStart, passObjectHeader, readSections, type SectionReader } from './xref/xref-read.ts';
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
}

/** Default size limit for decoding a stream: a few kilobytes can hold gigabytes of zeros. */
export const decodeLimitBytes = 128 * 1024 * 1024;

/** Opened file. Objects are parsed on demand; streams stay ranges of `bytes`. */
export class PdfDocument implements SectionReader {
  readonly bytes: Uint8Array;
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

  constructor(bytes: Uint8Array, codec: Codec) {
    this.bytes = bytes;
    this.codec = codec;
    this.#objectStreams = new ObjectStreams(this);
    this.#payloadEnds = new PayloadEnds(bytes);
    // Well-formed files parse each byte once or twice; only crafted input approaches this limit.
    this.#workLimitBytes = 64 * bytes.length + 64 * 1024 * 1024;
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

    return this.decryption === null || place.bytes !== this.bytes
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
    const parser = new Parser(place.bytes, place.start, place.end);
    const value = parser.object();
    parser.skipBlanks();
    this.countWork(parser.position - place.start);

    if (value instanceof PdfDict && place.bytes === this.bytes) {
      if (standsAt(this.bytes, parser.position, 'stream')) {
        return new PdfStream(value, this.payload(parser.position + 6, value.get('Length')));
      }
    }

    return value;
  }

  /** Returns the payload after the keyword `stream`; /Length is trusted only when `endstream` follows. */
  payload(afterKeyword: number, length: PdfObject): Uint8Array {
    const start = payloadStart(this.bytes, afterKeyword);
    const announced = length instanceof PdfRef ? this.#numberAt(length.number) : length;

    if (typeof announced === 'number' && announced >= 0 && mayEndAt(this.bytes, start + announced)) {
      return this.bytes.subarray(start, start + announced);
    }

    this.noteRepair('stream-length-corrected');

    return this.bytes.subarray(start, Math.max(start, this.#payloadEnds.after(start)));
  }

  streamAt(offset: number): PdfStream | null {
    const parser = new Parser(this.bytes, offset);

    if (parser.wholeNumber() === -1 || parser.wholeNumber() === -1 || !parser.keyword('obj')) {
      return null;
    }

    const value = this.parse({ bytes: this.bytes, start: parser.position, end: this.bytes.length });

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

  #locateInFile(number: number, offset: number): ObjectPlace | null {
    const start = passObjectHeader(this.bytes, offset, number);

    if (start !== -1) {
      return { bytes: this.bytes, start, end: this.bytes.length };
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

    const moved = passObjectHeader(this.bytes, found.places[number]!, number);

    return moved === -1 ? null : { bytes: this.bytes, start: moved, end: this.bytes.length };
  }

  /** Reads an indirect /Length without parsing streams, because the stream could require its own length. */
  #numberAt(number: number): PdfObject {
    const { table } = this;

    if (table.kinds[number] !== inFile) {
      return this.object(number);
    }

    const start = passObjectHeader(this.bytes, table.places[number]!, number);

    return start === -1 ? null : new Parser(this.bytes, start).object();
  }
}

/**
 * Opens a file and repairs damage as far as possible; see `PdfDocument.repairs`.
 *
 * @throws DocumentError `password-required` for an encrypted file without a decryption
 */
export function openPdf(bytes: Uint8Array, codec: Codec, decryptionOf?: DecryptionOf): PdfDocument {
  if (bytes.length === 0) {
    throw new DocumentError('damaged-file', 'no bytes');
  }

  const header = findWord(bytes, '%PDF-', 0, Math.min(bytes.length, 1024 + 5));
  const document = new PdfDocument(header > 0 ? bytes.subarray(header) : bytes, codec);

  if (header > 0) {
    document.noteRepair('junk-before-header');
  }

  if (readByTable(document, decryptionOf)) {
    return document;
  }

  // Offsets may be counted from the start of the file, including the junk before the header.
  if (header > 0) {
    const whole = new PdfDocument(bytes, codec);
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
export function openPdfByScan(bytes: Uint8Array, codec: Codec, decryptionOf?: DecryptionOf): PdfDocument {
  const document = new PdfDocument(bytes, codec);
  readByScan(document, decryptionOf);

  return document;
}

function readByTable(document: PdfDocument, decryptionOf?: DecryptionOf): boolean {
  const start = findStart(document.bytes);

  if (start === -1) {
    return false;
  }

  const sections = readSections(document, start, document.table);

  if (sections === null) {
    return false;
  }

  document.trailer = sections.trailer;
  document.newestSection = { offset: sections.startOffset, isStream: sections.isStream };
  openEncrypted(document, decryptionOf);

  const catalog = document.dict(document.trailer.get('Root'));

  if (catalog === null) {
    return false;
  }

  document.catalog = catalog;
  document.pages = readPageTree(document);

  if (document.pages.length === 0) {
    return false;
  }

  if (document.repairs.includes('page-tree-corrected')) {
    rebuildPageTree(document);
  }

  return true;
}

function readByScan(document: PdfDocument, decryptionOf?: DecryptionOf): void {
  takeScanned(document);
  document.newestSection = null;
  document.noteRepair('xref-rebuilt');

  // Object streams can only be read once the decryption is known.
  if (openEncrypted(document, decryptionOf)) {
    takeScanned(document);
  }

  const catalog = document.dict(document.trailer.get('Root'));
  document.catalog = catalog ?? new PdfDict();
  document.pages = readPageTree(document);

  if (document.pages.length === 0) {
    document.pages = scanForPages(document);

    if (document.pages.length === 0) {
      throw new DocumentError('damaged-file', 'no page found');
    }

    document.noteRepair('page-tree-rebuilt');
  }

  if (catalog === null) {
    document.noteRepair('catalog-rebuilt');
  }

  if (catalog === null || document.repairs.some((repair) => repair.startsWith('page-tree'))) {
    rebuildPageTree(document);
  }
}

function takeScanned(document: PdfDocument): void {
  const found = rebuild(document);
  document.table = found.table;
  document.trailer = found.trailer;
  document.forgetParsed();
}

/** True for an encrypted file, whose objects are decrypted from now on. */
function openEncrypted(document: PdfDocument, decryptionOf?: DecryptionOf): boolean {
  const encryption = document.dict(document.trailer.get('Encrypt'));

  if (encryption === null) {
    return false;
  }

  const decryption = decryptionOf?.(document, encryption) ?? null;

  if (decryption === null) {
    throw new DocumentError('password-required');
  }

  document.forgetParsed();
  document.decryption = decryption;

  return true;
}
