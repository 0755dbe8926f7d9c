/** Reads numbers and text at offsets of a record. Bytes beyond its end read as 0. */
export class RecordReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number): number {
    return at >= 0 && at + 2 <= this.length ? this.#view.getUint16(at) : 0;
  }

  u32(at: number): number {
    return at >= 0 && at + 4 <= this.length ? this.#view.getUint32(at) : 0;
  }

  /** Reads one character per byte. */
  text(at: number, length: number): string {
    let text = '';

    for (const byte of this.bytes.subarray(at, at + length)) {
      text += String.fromCharCode(byte);
    }

    return text;
  }
}

/** Reads a number of 7 bits per byte; the high bit marks its last byte. */
export function forwardNumber(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  let next = at;

  while (next < bytes.length && next < at + 4) {
    const byte = bytes[next] ?? 0;
    next += 1;
    value = (value << 7) | (byte & 0x7f);

    if ((byte & 0x80) !== 0) {
      break;
    }
  }

  return { value, next };
}
