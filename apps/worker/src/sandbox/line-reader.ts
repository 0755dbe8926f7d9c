const newline = 0x0a;

/** Splits a stream into its lines. Buffers at most one line, and only up to its limit. */
export class LineReader {
  readonly #limitBytes: number;
  /** One buffer that grows: thousands of small ones would take a multiple of their contents. */
  #kept = Buffer.alloc(0);
  #length = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /**
   * Yields the lines that end in this part, without their line breaks.
   *
   * @throws RangeError when a line is longer than the limit.
   */
  *add(part: Buffer): Generator<string> {
    let start = 0;

    for (let end = part.indexOf(newline); end !== -1; end = part.indexOf(newline, start)) {
      this.#keep(part.subarray(start, end));
      start = end + 1;
      yield this.#take();
    }

    this.#keep(part.subarray(start));
  }

  #keep(part: Buffer): void {
    const length = this.#length + part.length;

    if (length > this.#limitBytes) {
      throw new RangeError(`a line of more than ${this.#limitBytes} bytes`);
    }

    if (length > this.#kept.length) {
      const larger = Buffer.alloc(2 * length);
      this.#kept.copy(larger, 0, 0, this.#length);
      this.#kept = larger;
    }

    part.copy(this.#kept, this.#length);
    this.#length = length;
  }

  #take(): string {
    const line = this.#kept.toString('utf8', 0, this.#length);
    this.#length = 0;

    return line;
  }
}
