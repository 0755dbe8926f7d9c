/** The object model of ISO 32000-2, 7.3. Strings stay bytes, references stay unresolved, streams stay undecoded. */
export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfArray
  | PdfDict
  | PdfStream;

export type PdfArray = PdfObject[];

/**
 * A name; `value` holds one character per byte, `#xx` already decoded. Names compare by value, with `isName`
 * or `isSameName`: equal names are the same object only until the table of `nameOf` is full.
 */
export class PdfName {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

const interned = new Map<string, PdfName>();

// Crafted files may contain millions of different names; beyond this number, names live only as long as their
// document.
const mostInterned = 20_000;

export function nameOf(value: string): PdfName {
  const known = interned.get(value);

  if (known !== undefined) {
    return known;
  }

  const made = new PdfName(value);

  if (interned.size < mostInterned) {
    interned.set(value, made);
  }

  return made;
}

export class PdfString {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A string that is written in hexadecimal, such as that of a signature, whose length must not depend on its bytes. */
export class PdfHexString extends PdfString {}

export class PdfRef {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

/** A reference to an object of the file that is being written; it needs no translation. */
export class OutputRef extends PdfRef {}

export class PdfDict {
  readonly entries: Map<string, PdfObject>;

  constructor(entries: Iterable<readonly [string, PdfObject]> = []) {
    this.entries = new Map(entries);
  }

  /** The value as written: a reference is not followed. Absent keys read as null (7.3.7). */
  get(key: string): PdfObject {
    return this.entries.get(key) ?? null;
  }

  set(key: string, value: PdfObject): this {
    this.entries.set(key, value);

    return this;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** A copy whose own entries can be changed; values are shared. */
  copy(): PdfDict {
    return new PdfDict(this.entries);
  }
}

/** Payload that stays in its file until it is needed. */
export interface StoredPayload {
  readonly length: number;
  /** Bytes of the payload, which are read each time. */
  read(): Uint8Array;
  /** The last bytes of the payload, of which there must be so many; for immediate use. */
  readLast(count: number): Uint8Array;
  /** Calls `take` with the bytes in order. A piece is valid only until `take` returns. */
  forEachPiece(take: (piece: Uint8Array) => void): void;
}

export class PdfStream {
  readonly dict: PdfDict;
  /** Payload as stored, with its filters still applied: its bytes, or their place in a file. */
  readonly payload: Uint8Array | StoredPayload;

  constructor(dict: PdfDict, payload: Uint8Array | StoredPayload) {
    this.dict = dict;
    this.payload = payload;
  }

  /** Bytes of the payload. A large file is read for them each time. */
  get raw(): Uint8Array {
    return this.payload instanceof Uint8Array ? this.payload : this.payload.read();
  }

  /** Length of the payload in bytes, for which nothing is read. */
  get rawLength(): number {
    return this.payload.length;
  }

  /** A stream with the same payload and another dictionary. */
  withDict(dict: PdfDict): PdfStream {
    return new PdfStream(dict, this.payload);
  }
}

export function isName(object: PdfObject, value: string): boolean {
  return object instanceof PdfName && object.value === value;
}

export function isSameName(one: PdfObject, other: PdfObject): boolean {
  return one instanceof PdfName && isName(other, one.value);
}

/** A dictionary from a plain record; entries that are undefined are left out. */
export function dictOf(record: Readonly<Record<string, PdfObject | undefined>>): PdfDict {
  const dict = new PdfDict();

  for (const [key, value] of Object.entries(record)) {
    if (value !== undefined) {
      dict.set(key, value);
    }
  }

  return dict;
}

/** Returns a dictionary itself, or the dictionary of a stream. */
export function dictPart(object: PdfObject): PdfDict | null {
  if (object instanceof PdfDict) {
    return object;
  }

  return object instanceof PdfStream ? object.dict : null;
}
