import { standsAt } from './characters.ts';
import type { PdfDocument } from './document.ts';
import type { FileWriter } from './file-writer.ts';
import { type PdfObject, PdfRef, PdfStream } from './objects.ts';
import { serialize } from './serialize.ts';
import { type StructKeyMapper, TokenCopier } from './token-copy.ts';

export interface TransferHooks {
  /** Objects written in place of the document's own; a reference makes one object stand for another. */
  readonly replace?: ReadonlyMap<number, PdfObject>;
  /** What a reference to this object becomes when the caller knows better: a number, 0 for null; else undefined. */
  readonly known?: (number: number) => number | undefined;
  readonly structKeyOf?: StructKeyMapper;
}

/**
 * Carries objects of one document into a file that is being written. Whatever is referred to is given a number at
 * once and copied in its turn by `drain`; what nobody refers to is never read.
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

  /** The number under which an object of the document will stand in the file; 0 for what does not exist. */
  readonly numberOf = (number: number): number => {
    const assigned = this.#numbers.get(number);
    if (assigned !== undefined) return assigned;

    const known = this.#hooks.known?.(number);
    if (known !== undefined) return known;

    const replacement = this.#hooks.replace?.get(number);
    if (replacement instanceof PdfRef && replacement.number !== number) {
      // Set first, so that aliases in a circle end as null instead of in endless search.
      this.#numbers.set(number, 0);
      const target = this.numberOf(replacement.number);
      this.#numbers.set(number, target);
      return target;
    }

    const exists = replacement !== undefined || this.document.has(number);
    const target = exists ? this.#writer.allocate() : 0;
    this.#numbers.set(number, target);
    if (exists) this.#pending.push(number);
    return target;
  };

  /** Whether anything written so far refers to the object. */
  isReferred(number: number): boolean {
    return (this.#numbers.get(number) ?? 0) !== 0;
  }

  /** Copies what has been referred to, and what that refers to. */
  drain(): void {
    for (let index = 0; index < this.#pending.length; index++) {
      const number = this.#pending[index]!;
      this.#copy(number, this.#numbers.get(number)!);
    }
    this.#pending.length = 0;
  }

  /** Writes an object that was put together, with references of the document (or `OutputRef`s) inside. */
  write(target: number, object: PdfObject): void {
    const { scratch } = this.#writer;
    scratch.clear();
    if (object instanceof PdfStream) {
      serialize(scratch, object.dict.copy().set('Length', object.raw.length), this.numberOf);
      this.#writer.addStream(target, scratch.view(), object.raw);
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
      return;
    }

    const { scratch } = this.#writer;
    scratch.clear();
    if (!this.#copier.copy(place.bytes, place.start, place.end)) {
      this.write(target, document.parse(place));
      return;
    }

    document.countWork(this.#copier.position - place.start);
    const payload = place.bytes === document.bytes ? this.#payload(this.#copier.position) : null;
    if (payload === null) {
      this.#writer.add(target, scratch.view());
      return;
    }
    this.#correctLength(payload.length);
    this.#writer.addStream(target, scratch.view(), payload);
  }

  /** The payload behind the dictionary just copied, or null when it is not that of a stream. */
  #payload(position: number): Uint8Array | null {
    const { document } = this;
    const { bytes } = document;
    let at = position;
    while (bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 32 || bytes[at] === 9) at++;
    if (!standsAt(bytes, at, 'stream') || this.#writer.scratch.bytes[0] !== 0x3c) return null;

    const { lengthRef, lengthValue } = this.#copier;
    const length = lengthRef === -1 ? lengthValue : new PdfRef(lengthRef);
    return document.payload(at + 6, length === -1 ? null : length);
  }

  /** Makes /Length a number of its own, correct whatever it was. */
  #correctLength(length: number): void {
    const { lengthStart, lengthEnd, lengthRef, lengthValue } = this.#copier;
    if (lengthRef === -1 && lengthValue === length) return;

    const { scratch } = this.#writer;
    scratch.bytes.copyWithin(lengthStart, lengthEnd, scratch.length);
    scratch.length -= lengthEnd - lengthStart + 2;
    scratch.text(`/Length ${length}>>`);
  }
}
