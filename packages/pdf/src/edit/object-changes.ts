import { bytesToBinary } from '../bytes/binary.ts';
import type { PdfDocument } from '../document.ts';
import type { ObjectSink } from '../embedded-font.ts';
import type { ByteSink, Codec } from '../host.ts';
import { nameOf, PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import { appendUpdate, writeDocument } from '../write/write.ts';

/** Entries that describe the encoding of a stream's payload. */
const encodingKeys = ['F', 'FFilter', 'FDecodeParms', 'DecodeParms', 'DP', 'Length', 'DL', 'Filter'];

/** Highest deflate level: an update is written once and kept for long. */
const deflateLevel = 9;

/** Objects of a document that are changed or added, read and written as if they were in the file. */
export class ObjectChanges implements ObjectSink {
  readonly document: PdfDocument;
  readonly codec: Codec;
  readonly replace = new Map<number, PdfObject>();
  readonly #shared = new Map<string, PdfRef>();
  #nextNumber: number;

  constructor(document: PdfDocument, codec: Codec = document.codec) {
    this.document = document;
    this.codec = codec;
    this.#nextNumber = document.size;
  }

  /** The object as it will be written. */
  current(number: number): PdfObject {
    const changed = this.replace.get(number);

    return changed === undefined ? this.document.object(number) : changed;
  }

  /** Follows references through the changes; null for missing objects and loops. */
  resolve(object: PdfObject): PdfObject {
    let value = object;

    for (let hops = 0; value instanceof PdfRef; hops += 1) {
      if (hops > 32) {
        return null;
      }

      value = this.current(value.number);
    }

    return value;
  }

  /** The dictionary, or the dictionary of the stream, that `object` leads to. */
  dict(object: PdfObject): PdfDict | null {
    const value = this.resolve(object);

    if (value instanceof PdfStream) {
      return value.dict;
    }

    return value instanceof PdfDict ? value : null;
  }

  array(object: PdfObject): readonly PdfObject[] | null {
    const value = this.resolve(object);

    return Array.isArray(value) ? value : null;
  }

  get(dict: PdfDict, key: string): PdfObject {
    return this.resolve(dict.get(key));
  }

  add(object: PdfObject): PdfRef {
    const ref = this.reserve();
    this.replace.set(ref.number, object);

    return ref;
  }

  /** Returns a number for an object that is set later. */
  reserve(): PdfRef {
    const ref = new PdfRef(this.#nextNumber);
    this.#nextNumber += 1;

    return ref;
  }

  set(ref: PdfRef, object: PdfObject): void {
    this.replace.set(ref.number, object);
  }

  addStream(dict: PdfDict, plain: Uint8Array): PdfRef {
    return this.add(this.packedStream(dict, plain));
  }

  /** Adds a stream whose payload is already encoded as the dictionary says. */
  addPayload(dict: PdfDict, payload: Uint8Array): PdfRef {
    return this.add(new PdfStream(dict.copy().set('Length', payload.length), payload));
  }

  /** Adds a stream without entries of its own once: equal content gives the same object. */
  addShared(plain: Uint8Array): PdfRef {
    const key = bytesToBinary(plain);
    const known = this.#shared.get(key);

    if (known !== undefined) {
      return known;
    }

    const ref = this.addStream(new PdfDict(), plain);
    this.#shared.set(key, ref);

    return ref;
  }

  /** Creates a deflated stream; a copy of `dict` gets the filter and loses the entries of the old encoding. */
  packedStream(dict: PdfDict, plain: Uint8Array): PdfStream {
    const packed = dict.copy();

    for (const key of encodingKeys) {
      packed.delete(key);
    }

    packed.set('Filter', nameOf('FlateDecode'));
    const data = this.pack(plain);

    return new PdfStream(packed.set('Length', data.length), data);
  }

  /** Encodes bytes as zlib data. */
  pack(plain: Uint8Array): Uint8Array {
    return this.codec.deflate(plain, deflateLevel);
  }

  /** Appends the changes: the bytes of the file stay a prefix, unless it was repaired while reading. */
  append(sink: ByteSink, isSigned = false): { bytes: number } {
    return appendUpdate(this.document, this.replace, sink, this.codec, isSigned);
  }

  /** Writes a new file with everything that can still be reached. */
  rewrite(sink: ByteSink): { bytes: number } {
    return writeDocument(this.document, { replace: this.replace, packed: 'auto' }, sink, this.codec);
  }
}
