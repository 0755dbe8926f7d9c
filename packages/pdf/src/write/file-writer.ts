import type { ByteSink, Codec } from '../host.ts';
import { dictOf, nameOf, type PdfDict, PdfString, type StoredPayload } from '../objects.ts';
import { inFile, inStream, mostFourByteOffset, mostTableOffset, XrefTable } from '../xref/xref-table.ts';
import { ByteBuffer } from './byte-buffer.ts';
import { serialize } from './serialize.ts';

export interface FileForm {
  /** Version in the header, formally the minimum a reader must support. */
  readonly version?: string;
  /**
   * True for object streams and a cross-reference stream (PDF 1.5), false for a classic table that every
   * reader supports. `auto` packs when there is enough to pack: deflating twice costs more than everything
   * else for a one-page part of a split.
   */
  readonly packed?: boolean | 'auto';
  /** Deflate level of the object streams, 0 to 9. */
  readonly deflateLevel?: number;
}

// More objects per stream pack slightly better, but a reader must decode all of them to read one.
const objectsPerStream = 200;

/** Minimum size worth packing. */
const leastPackedBytes = 2048;

const bytesPerStream = 128 * 1024;

/** Payloads of at least this size go directly to the sink instead of through the buffer. */
const directBytes = 16 * 1024;
const bufferBytes = 64 * 1024;

/** Writes a file: header, objects in the order they are added, cross-references, trailer. */
export class FileWriter {
  /** Buffer in which callers may assemble an object before adding it. */
  readonly scratch = new ByteBuffer(2048);

  readonly #sink: ByteSink;
  readonly #codec: Codec;
  #packed: boolean;
  readonly #mayUnpack: boolean;
  readonly #level: number;
  readonly #table = new XrefTable();
  readonly #buffer = new ByteBuffer(8192);
  readonly #pack = new ByteBuffer(2048);
  readonly #packNumbers: number[] = [];
  readonly #packStarts: number[] = [];
  readonly #digest = new Uint32Array([0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]);
  #hasPacked = false;
  #written = 0;
  #next = 1;

  constructor(sink: ByteSink, codec: Codec, form: FileForm = {}) {
    this.#sink = sink;
    this.#codec = codec;
    this.#packed = form.packed !== false;
    this.#mayUnpack = form.packed === 'auto';
    this.#level = form.deflateLevel ?? 5;
    // The bytes above 127 in the comment mark the file as binary for transfer programs (7.5.2).
    this.#buffer.text(`%PDF-${form.version ?? '1.7'}\n%\xe2\xe3\xcf\xd3\n`);
  }

  /** Reserves a number for an object that is added later. */
  allocate(): number {
    return this.#next++;
  }

  get objectCount(): number {
    return this.#next - 1;
  }

  /** Adds an object that is not a stream, serialised in `body`. */
  add(number: number, body: Uint8Array): void {
    if (!this.#packed) {
      this.#addPlain(number, body);

      return;
    }

    this.#packNumbers.push(number);
    this.#packStarts.push(this.#pack.length);
    this.#pack.range(body);
    this.#pack.byte(10);

    if (this.#packNumbers.length >= objectsPerStream || this.#pack.length >= bytesPerStream) {
      this.#flushPack();
    }
  }

  /** Adds a stream: its dictionary, complete with /Length, and the payload as it is to be stored. */
  addStream(number: number, dict: Uint8Array, payload: Uint8Array | StoredPayload): void {
    this.#digestBytes(dict);
    this.#startObject(number);
    this.#buffer.range(dict);
    this.#buffer.text('\nstream\n');

    if (payload.length < directBytes) {
      const bytes = payload instanceof Uint8Array ? payload : payload.read();
      this.#buffer.range(bytes);
      this.#digestBytes(bytes.subarray(0, 256));
    } else {
      this.#flush();
      this.#writeDirectly(payload);
      this.#digestBytes(
        payload instanceof Uint8Array ? payload.subarray(payload.length - 256) : payload.readLast(256),
      );
    }

    this.#buffer.text('\nendstream\nendobj\n');
    this.#flushWhenFull();
  }

  /**
   * Writes cross-references and trailer and returns the size of the file. `trailer` may contain output
   * references only.
   */
  finish(trailer: PdfDict): number {
    if (this.#mayUnpack && !this.#hasPacked && this.#pack.length < leastPackedBytes) {
      this.#unpack();
    } else if (this.#packNumbers.length > 0) {
      this.#flushPack();
    }

    const end = trailer.copy();
    const id = this.#identifier();
    end.set('ID', [trailer.get('ID') ?? id, id]);

    const isStream = this.#packed || this.#written + this.#buffer.length > mostTableOffset;
    const start = isStream ? this.#writeXrefStream(end) : this.#writeXrefTable(end);
    this.#buffer.text(`startxref\n${start}\n%%EOF\n`);
    this.#flush();

    return this.#written;
  }

  /** Writes a payload without the buffer. */
  #writeDirectly(payload: Uint8Array | StoredPayload): void {
    this.#written += payload.length;

    if (payload instanceof Uint8Array) {
      this.#sink.write(payload);
    } else if (this.#sink.skip !== undefined) {
      this.#sink.skip(payload.length);
    } else {
      payload.forEachPiece((piece) => this.#sink.write(piece));
    }
  }

  #addPlain(number: number, body: Uint8Array): void {
    this.#digestBytes(body);
    this.#startObject(number);
    this.#buffer.range(body);
    this.#buffer.text('\nendobj\n');
    this.#flushWhenFull();
  }

  /** Writes the objects held for the first object stream as separate objects. */
  #unpack(): void {
    this.#packed = false;

    for (const [index, number] of this.#packNumbers.entries()) {
      this.#addPlain(
        number,
        this.#pack.view(this.#packStarts[index], (this.#packStarts[index + 1] ?? this.#pack.length) - 1),
      );
    }
  }

  #startObject(number: number): void {
    this.#table.set(number, inFile, this.#written + this.#buffer.length, 0);
    this.#buffer.wholeNumber(number);
    this.#buffer.text(' 0 obj\n');
  }

  #flushPack(): void {
    this.#hasPacked = true;
    const container = this.allocate();
    const header = new ByteBuffer(this.#packNumbers.length * 12);

    for (const [index, number] of this.#packNumbers.entries()) {
      this.#table.set(number, inStream, container, index);
      header.text(`${number} ${this.#packStarts[index]} `);
    }

    const first = header.length;
    header.range(this.#pack.view());

    const payload = this.#codec.deflate(header.view(), this.#level);
    // The packed form identifies the objects equally well and is much smaller.
    this.#digestBytes(payload);
    const count = this.#packNumbers.length;
    this.#packNumbers.length = 0;
    this.#packStarts.length = 0;
    this.#pack.clear();

    const dict = `<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${payload.length}>>`;
    this.#startObject(container);
    this.#buffer.text(`${dict}\nstream\n`);
    this.#buffer.range(payload);
    this.#buffer.text('\nendstream\nendobj\n');
    this.#flushWhenFull();
  }

  #writeXrefStream(trailer: PdfDict): number {
    const number = this.allocate();
    const start = this.#written + this.#buffer.length;
    this.#table.set(number, inFile, start, 0);

    const offsetBytes = start > mostFourByteOffset ? 5 : 4;
    const rowBytes = 1 + offsetBytes + 2;
    const payload = this.#codec.deflate(predictedRows(this.#table, offsetBytes), 6);
    const dict = trailer.copy();
    dict.set('Type', nameOf('XRef')).set('Size', this.#table.size).set('W', [1, offsetBytes, 2]);
    dict.set('Filter', nameOf('FlateDecode')).set('Length', payload.length);
    dict.set('DecodeParms', dictOf({ Predictor: 12, Columns: rowBytes }));

    this.#buffer.text(`${number} 0 obj\n`);
    serialize(this.#buffer, dict, () => 0);
    this.#buffer.text('\nstream\n');
    this.#buffer.range(payload);
    this.#buffer.text('\nendstream\nendobj\n');

    return start;
  }

  #writeXrefTable(trailer: PdfDict): number {
    const start = this.#written + this.#buffer.length;
    const { kinds, places, size } = this.#table;
    this.#buffer.text(`xref\n0 ${Math.max(size, 1)}\n0000000000 65535 f \n`);

    for (let number = 1; number < size; number++) {
      const isUsed = kinds[number] === inFile;
      this.#buffer.text(
        isUsed ? `${String(places[number]).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n',
      );
      this.#flushWhenFull();
    }

    this.#buffer.text('trailer\n');
    serialize(this.#buffer, trailer.copy().set('Size', Math.max(size, 1)), () => 0);
    this.#buffer.byte(10);

    return start;
  }

  #flushWhenFull(): void {
    if (this.#buffer.length >= bufferBytes) {
      this.#flush();
    }
  }

  #flush(): void {
    if (this.#buffer.length === 0) {
      return;
    }

    this.#sink.write(this.#buffer.view());
    this.#written += this.#buffer.length;
    this.#buffer.clear();
  }

  /**
   * Hashes bytes into the file identifier: equal content gives equal files, independent of time and
   * randomness.
   */
  #digestBytes(bytes: Uint8Array): void {
    const digest = this.#digest;
    let sum = digest[0]!;

    for (let at = 0; at < bytes.length; at++) {
      sum = Math.imul(sum ^ bytes[at]!, 0x01000193);
    }

    digest[0] = sum;
    digest[1] = Math.imul(digest[1]! ^ sum, 0x9e3779b1) + bytes.length;
    digest[2] = Math.imul(digest[2]! ^ digest[1]!, 0x85ebca77);
    digest[3] = Math.imul(digest[3]! ^ digest[2]!, 0xc2b2ae3d);
  }

  #identifier(): PdfString {
    return new PdfString(new Uint8Array(this.#digest.buffer.slice(0)));
  }
}

/**
 * Rows of a cross-reference stream: one byte of kind, four or five of offset, two of index. Each is preceded by its
 * PNG filter type 2 (up), which compresses sorted offsets well.
 */
function predictedRows(table: XrefTable, offsetBytes: 4 | 5): Uint8Array {
  const { kinds, places, details, size } = table;
  const rowBytes = 1 + offsetBytes + 2;
  const rows = new Uint8Array(size * (rowBytes + 1));
  const row = new Uint8Array(rowBytes);
  const above = new Uint8Array(rowBytes);

  for (let number = 0; number < size; number++) {
    const kind = kinds[number] === inStream ? 2 : kinds[number] === inFile ? 1 : 0;
    const place = places[number]!;
    const detail = number === 0 ? 65535 : details[number]!;
    row[0] = kind;
    // Bit operators see the last four bytes of a number.
    row[1] = Math.floor(place / 2 ** 32);
    row[offsetBytes - 3] = place >>> 24;
    row[offsetBytes - 2] = place >>> 16;
    row[offsetBytes - 1] = place >>> 8;
    row[offsetBytes] = place;
    row[offsetBytes + 1] = detail >>> 8;
    row[offsetBytes + 2] = detail;

    const at = number * (rowBytes + 1);
    rows[at] = 2;

    for (let index = 0; index < rowBytes; index++) {
      rows[at + 1 + index] = row[index]! - above[index]!;
    }

    above.set(row);
  }

  return rows;
}
