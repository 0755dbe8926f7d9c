import type { PdfDocument } from '@octavo/pdf/document';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@octavo/pdf/objects';
import { sameBytes } from '../same-bytes.ts';

/** One more than the largest object number, so that a pair of numbers is one key. */
const numbers = 8_388_608;

/**
 * Compares objects of two revisions with everything that they lead to. Pages, annotations and fields are compared
 * elsewhere, each for itself: a reference to one of them is the same when it names the same object.
 */
export class ObjectComparison {
  readonly signed: PdfDocument;
  readonly later: PdfDocument;
  readonly #apart: ReadonlySet<number>;
  readonly #known = new Set<number>();

  constructor(signed: PdfDocument, later: PdfDocument, apart: ReadonlySet<number>) {
    this.signed = signed;
    this.later = later;
    this.#apart = apart;
  }

  /** True when both look the same in their revisions. `without` names keys of the outermost dictionary to leave out. */
  isSame(one: PdfObject, other: PdfObject, without: ReadonlySet<string> = new Set()): boolean {
    // Pairs are taken for the same while they are compared, which loops need; they are so only if all are.
    const assumed = new Set<number>();
    const pending: [PdfObject, PdfObject, ReadonlySet<string>][] = [[one, other, without]];

    for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
      const [first, second, left] = pair;

      if (!this.#comparePair(first, second, left, assumed, pending)) {
        return false;
      }
    }

    for (const pair of assumed) {
      this.#known.add(pair);
    }

    return true;
  }

  #comparePair(
    one: PdfObject,
    other: PdfObject,
    without: ReadonlySet<string>,
    assumed: Set<number>,
    pending: [PdfObject, PdfObject, ReadonlySet<string>][],
  ): boolean {
    if (one instanceof PdfRef && other instanceof PdfRef && without.size === 0) {
      const key = one.number * numbers + other.number;

      if (this.#known.has(key) || assumed.has(key)) {
        return true;
      }

      if (this.#apart.has(one.number) || this.#apart.has(other.number)) {
        return one.number === other.number;
      }

      assumed.add(key);
    }

    const first = this.signed.resolve(one);
    const second = this.later.resolve(other);

    if (Array.isArray(first)) {
      return (
        Array.isArray(second) &&
        first.length === second.length &&
        first.every((item, index) => pending.push([item, second[index]!, none]) > 0)
      );
    }

    if (first instanceof PdfDict) {
      return second instanceof PdfDict && pushEntries(first, second, without, pending);
    }

    if (first instanceof PdfStream) {
      return (
        second instanceof PdfStream &&
        isSamePayload(first.raw, second.raw) &&
        pushEntries(first.dict, second.dict, new Set([...without, 'Length']), pending)
      );
    }

    return isSameValue(first, second);
  }
}

const none: ReadonlySet<string> = new Set();

function pushEntries(
  one: PdfDict,
  other: PdfDict,
  without: ReadonlySet<string>,
  pending: [PdfObject, PdfObject, ReadonlySet<string>][],
): boolean {
  for (const key of new Set([...one.entries.keys(), ...other.entries.keys()])) {
    if (!without.has(key)) {
      pending.push([one.get(key), other.get(key), none]);
    }
  }

  return true;
}

/** Both revisions are ranges of one file, so that most payloads are the same bytes. */
function isSamePayload(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length &&
    ((one.buffer === other.buffer && one.byteOffset === other.byteOffset) || sameBytes(one, other))
  );
}

function isSameValue(one: PdfObject, other: PdfObject): boolean {
  if (one instanceof PdfName) {
    return other instanceof PdfName && one.value === other.value;
  }

  if (one instanceof PdfString) {
    return other instanceof PdfString && sameBytes(one.bytes, other.bytes);
  }

  return one === other;
}
