import { lookahead, type ObjectPlace, type PdfDocument } from '../document.ts';
import { type PdfObject, PdfRef, PdfStream, type StoredPayload } from '../objects.ts';
import { standsAt } from '../syntax/characters.ts';
import type { FileWriter } from './file-writer.ts';
import { serialize } from './serialize.ts';
import { type StructKeyMapper, TokenCopier } from './token-copy.ts';

export interface TransferHooks {
  /** Objects written in place of the document's own; a reference as value redirects to another object. */
  readonly replace?: ReadonlyMap<number, PdfObject>;
  /** Overrides the output number of an object: a number, 0 for null; undefined keeps the default. */
  readonly known?: (number: number) => number | undefined;
  readonly structKeyOf?: StructKeyMapper;
}

/**
 * Copies objects of one document into a file that is being written. Every referenced object is given a number
 * at once and copied later by `drain`; unreferenced objects are never read.
 */
export class Transfer {
  readonly document: PdfDocument;
  readonly #writer: FileWriter;
  readonly #hooks: TransferHooks;
  readonly #numbers = new Map<number, number>();
  readonly #pending: number[] = [];
  readonly #copier: TokenCopier;

  constructor(document: PdfDocument, writer: FileWriter, hooks: TransferHooks = {}) {
    this.document = document;
    this.#writer = writer;
    this.#hooks = hooks;
    this.#copier = new TokenCopier(writer.scratch, this.numberOf, hooks.structKeyOf ?? null);
  }

  /** Returns the output number of an object of the document; 0 when the object does not exist. */
  readonly numberOf = (number: number): number => {
    const assigned = this.#numbers.get(number);

    if (assigned !== undefined) {
      return assigned;
    }

    const known = this.#hooks.known?.(number);

    if (known !== undefined) {
      return known;
    }

    const replacement = this.#hooks.replace?.get(number);

    if (replacement instanceof PdfRef && replacement.number !== number) {
      // Set first, so that circular aliases end as null instead of endless recursion.
      this.#numbers.set(number, 0);
      const target = this.numberOf(replacement.number);
      this.#numbers.set(number, target);

      return target;
    }

    const exists = replacement !== undefined || this.document.has(number);
    const target = exists ? this.#writer.allocate() : 0;
    this.#numbers.set(number, target);

    if (exists) {
      this.#pending.push(number);
    }

    return target;
  };

  /** True when something written so far refers to the object. */
  isReferred(number: number): boolean {
    return (this.#numbers.get(number) ?? 0) !== 0;
  }

  /** Copies all referenced objects and those they refer to in turn. */
  drain(): void {
    for (let index = 0; index < this.#pending.length; index++) {
      const number = this.#pending[index]!;
      this.#copy(number, this.#numbers.get(number)!);
    }

    this.#pending.length = 0;
  }

  /** Writes a constructed object that contains references of the document (or `OutputRef`s). */
  write(target: number, object: PdfObject): void {
    const { scratch } = this.#writer;
    scratch.clear();

    if (object instanceof PdfStream) {
      serialize(scratch, object.dict.copy().set('Length', object.rawLength), this.numberOf);
      this.#writer.addStream(target, scratch.view(), object.payload);

      return;
    }

    serialize(scratch, object, this.numberOf);
    this.#writer.add(target, scratch.view());
  }

  #copy(number: number, target: number): void {
    const { document } = this;
    const made = this.#hooks.replace?.get(number) ?? document.overrides.get(number);

    if (made !== undefined) {
      this.write(target, made);

      return;
    }

    const place = document.locate(number);

    if (place === null) {
      this.write(target, null);
    } else {
      this.#copyFrom(place, target);
    }
  }

  #copyFrom(place: ObjectPlace, target: number): void {
    const { document } = this;
    const { scratch } = this.#writer;
    scratch.clear();
    const isCopied = this.#copier.copy(place.bytes, place.start, place.end);
    const position = passBlanks(place.bytes, this.#copier.position);
    const wider = position + lookahead > place.end ? document.widerPlace(place, position) : null;

    if (wider !== null) {
      this.#copyFrom(wider, target);

      return;
    }

    if (!isCopied) {
      this.write(target, document.parse(place));

      return;
    }

    document.countWork(position - place.start);
    const payload = place.base < 0 ? null : this.#payload(place, position);

    if (payload === null) {
      this.#writer.add(target, scratch.view());

      return;
    }

    this.#correctLength(payload.length);
    this.#writer.addStream(target, scratch.view(), payload);
  }

  /** Payload after the dictionary just copied, with the keyword at the position; null for other objects. */
  #payload({ bytes, base }: ObjectPlace, at: number): Uint8Array | StoredPayload | null {
    const { document } = this;

    if (!standsAt(bytes, at, 'stream') || this.#writer.scratch.bytes[0] !== 0x3c) {
      return null;
    }

    const { lengthRef, lengthValue } = this.#copier;
    const length = lengthRef === -1 ? lengthValue : new PdfRef(lengthRef);

    return document.payloadOf(document.payloadAt(base + at + 6, length === -1 ? null : length));
  }

  /** Replaces /Length by a direct number with the correct value. */
  #correctLength(length: number): void {
    const { lengthStart, lengthEnd, lengthRef, lengthValue } = this.#copier;

    if (lengthRef === -1 && lengthValue === length) {
      return;
    }

    const { scratch } = this.#writer;
    scratch.bytes.copyWithin(lengthStart, lengthEnd, scratch.length);
    scratch.length -= lengthEnd - lengthStart + 2;
    scratch.text(`/Length ${length}>>`);
  }
}

function passBlanks(bytes: Uint8Array, position: number): number {
  let at = position;

  while (bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 32 || bytes[at] === 9) {
    at++;
  }

  return at;
}
