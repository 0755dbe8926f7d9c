/** Growable byte buffer for output. */
export class ByteBuffer {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity = 4096) {
    this.bytes = new Uint8Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  view(start = 0, end = this.length): Uint8Array {
    return this.bytes.subarray(start, end);
  }

  reserve(more: number): void {
    const needed = this.length + more;

    if (needed <= this.bytes.length) {
      return;
    }

    const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) {
      this.reserve(1);
    }

    this.bytes[this.length++] = value;
  }

  /** Appends characters up to U+00FF, one byte each. */
  text(text: string): void {
    this.reserve(text.length);
    const { bytes } = this;
    let at = this.length;

    for (let index = 0; index < text.length; index++) {
      bytes[at++] = text.charCodeAt(index);
    }

    this.length = at;
  }

  range(source: Uint8Array, start = 0, end = source.length): void {
    const size = end - start;
    this.reserve(size);

    // A runtime call costs more than copying a few bytes in a loop, and most tokens are a few bytes.
    if (size > 48) {
      this.bytes.set(source.subarray(start, end), this.length);
    } else {
      const { bytes } = this;
      let to = this.length;

      for (let from = start; from < end; from++) {
        bytes[to++] = source[from]!;
      }
    }

    this.length += size;
  }

  wholeNumber(value: number): void {
    if (value < 0 || value > 0xffffffff) {
      this.text(String(value));

      return;
    }

    let digits = 1;

    for (let bound = 10; bound <= value; bound *= 10) {
      digits++;
    }

    this.reserve(digits);

    let rest = value;

    for (let at = this.length + digits - 1; at >= this.length; at--) {
      const tenth = Math.floor(rest / 10);
      this.bytes[at] = 0x30 + rest - tenth * 10;
      rest = tenth;
    }

    this.length += digits;
  }
}
