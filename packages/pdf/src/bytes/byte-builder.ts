/** Growable byte buffer for output of unknown length. */
export class ByteBuilder {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** Appends `value` in big-endian order over `width` bytes. */
  number(value: number, width: number): void {
    for (let shift = (width - 1) * 8; shift >= 0; shift -= 8) {
      this.byte(Math.floor(value / 2 ** shift) & 0xff);
    }
  }

  append(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Returns a copy of the bytes written so far, with exactly their length. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;

    if (needed <= this.#bytes.length) {
      return;
    }

    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
