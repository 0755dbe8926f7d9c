import type { PdfDocument } from '../document.ts';
import { ObjectChanges } from '../edit/object-changes.ts';
import type { PdfObject } from '../objects.ts';

/** Encodes bytes as zlib data, as tightly as the caller's time allows. */
export type Pack = (data: Uint8Array) => Uint8Array;

/** Changes of a document whose objects have all been read. */
export class ObjectReplacements extends ObjectChanges {
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly #pack: Pack;

  constructor(document: PdfDocument, objects: ReadonlyMap<number, PdfObject>, pack: Pack) {
    super(document);
    this.objects = objects;
    this.#pack = pack;
  }

  override current(number: number): PdfObject {
    return this.replace.get(number) ?? this.objects.get(number) ?? null;
  }

  override pack(plain: Uint8Array): Uint8Array {
    return this.#pack(plain);
  }
}
