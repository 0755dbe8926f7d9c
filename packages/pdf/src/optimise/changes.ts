import type { PdfDocument } from '../document.ts';
import { nameOf, type PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';

/** Encodes bytes as zlib data, as tightly as the caller's time allows. */
export type Pack = (data: Uint8Array) => Uint8Array;

/** A document with the objects that will replace its own. */
export class ObjectReplacements {
  readonly document: PdfDocument;
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly replace = new Map<number, PdfObject>();
  readonly pack: Pack;
  #nextNumber: number;

  constructor(document: PdfDocument, objects: ReadonlyMap<number, PdfObject>, pack: Pack) {
    this.document = document;
    this.objects = objects;
    this.pack = pack;
    this.#nextNumber = document.size;
  }

  /** The object as it will be written. */
  current(number: number): PdfObject {
    return this.replace.get(number) ?? this.objects.get(number) ?? null;
  }

  add(object: PdfObject): PdfRef {
    const number = this.#nextNumber;
    this.#nextNumber += 1;
    this.replace.set(number, object);
    return new PdfRef(number);
  }

  /**
   * Creates a stream of packed `data`; a copy of `dict` gets the filter and loses the entries of the old one.
   */
  packedStream(dict: PdfDict, data: Uint8Array): PdfStream {
    const packed = dict.copy();
    for (const key of ['F', 'FFilter', 'FDecodeParms', 'DecodeParms', 'DP', 'Length', 'DL'])
      packed.delete(key);
    packed.set('Filter', nameOf('FlateDecode'));
    return new PdfStream(packed, this.pack(data));
  }
}
