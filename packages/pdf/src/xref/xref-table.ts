/** Maximum number of indirect objects in a file (annex C.2). Larger numbers occur only in damaged files. */
export const mostObjects = 8_388_607;

/** Offsets beyond this need more than the ten digits of a classic table (7.5.4). */
export const mostTableOffset = 9_999_999_999;

/** Storage kinds of an object. */
const absent = 0;
export const free = 1;
export const inFile = 2;
export const inStream = 3;

/** Offsets beyond this need more than four bytes. */
export const mostFourByteOffset = 0xffffffff;

/** Location of each object: three typed arrays, nine bytes per object, or thirteen in a file beyond 4 GiB. */
export class XrefTable {
  kinds: Uint8Array = new Uint8Array(256);
  /** Offset in the file, or the number of the object stream. */
  places: Uint32Array | Float64Array = new Uint32Array(256);
  /** Generation, or the index within the object stream. */
  details: Uint32Array = new Uint32Array(256);
  /** One more than the largest number in use. */
  size = 0;

  has(number: number): boolean {
    return number < this.size && this.kinds[number] !== absent;
  }

  set(number: number, kind: number, place: number, detail: number): void {
    if (!Number.isInteger(number) || number < 0 || number >= mostObjects) {
      return;
    }

    if (number >= this.kinds.length) {
      this.#grow(number + 1);
    }

    if (place > mostFourByteOffset && this.places instanceof Uint32Array) {
      this.places = Float64Array.from(this.places);
    }

    this.kinds[number] = kind;
    this.places[number] = place;
    this.details[number] = detail;

    if (number >= this.size) {
      this.size = number + 1;
    }
  }

  /** Adds an entry unless one exists: newer sections are read first, so existing entries take precedence. */
  add(number: number, kind: number, place: number, detail: number): void {
    if (!this.has(number)) {
      this.set(number, kind, place, detail);
    }
  }

  #grow(needed: number): void {
    const capacity = Math.min(mostObjects, Math.max(needed, this.kinds.length * 2));
    const kinds = new Uint8Array(capacity);
    const places =
      this.places instanceof Uint32Array ? new Uint32Array(capacity) : new Float64Array(capacity);
    const details = new Uint32Array(capacity);
    kinds.set(this.kinds);
    places.set(this.places);
    details.set(this.details);
    this.kinds = kinds;
    this.places = places;
    this.details = details;
  }
}
