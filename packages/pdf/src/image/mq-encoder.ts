/** Probability states of the MQ coder (ITU-T T.88, table E.1): Qe, next after MPS, next after LPS, switch. */
const states: readonly (readonly [number, number, number, number])[] = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
];

const probability = Uint16Array.from(states, ([qe]) => qe);
const afterMore = Uint8Array.from(states, ([, next]) => next);
const afterLess = Uint8Array.from(states, ([, , next]) => next);
const switches = Uint8Array.from(states, ([, , , turns]) => turns);

/** The adaptive binary arithmetic coder of JBIG2 (ITU-T T.88, annex E.2). */
export class MqEncoder {
  readonly #stateOf: Uint8Array;
  readonly #likely: Uint8Array;
  #bytes = new Uint8Array(4096);
  /** Index of the byte that may still receive a carry; -1 before the first byte. */
  #last = -1;
  #interval = 0x8000;
  #code = 0;
  #shift = 12;

  constructor(contexts: number) {
    this.#stateOf = new Uint8Array(contexts);
    this.#likely = new Uint8Array(contexts);
  }

  encode(context: number, bit: number): void {
    const state = this.#stateOf[context]!;
    const qe = probability[state]!;
    this.#interval -= qe;

    if (bit === this.#likely[context]) {
      if ((this.#interval & 0x8000) !== 0) {
        this.#code += qe;

        return;
      }

      if (this.#interval < qe) {
        this.#interval = qe;
      } else {
        this.#code += qe;
      }

      this.#stateOf[context] = afterMore[state]!;
    } else {
      if (this.#interval < qe) {
        this.#code += qe;
      } else {
        this.#interval = qe;
      }

      if (switches[state] === 1) {
        this.#likely[context]! ^= 1;
      }

      this.#stateOf[context] = afterLess[state]!;
    }

    this.#renormalise();
  }

  /** Ends the data with the marker that T.88 requires after it. */
  finish(): Uint8Array {
    const limit = this.#code + this.#interval;
    this.#code |= 0xffff;

    if (this.#code >= limit) {
      this.#code -= 0x8000;
    }

    this.#code *= 2 ** this.#shift;
    this.#byteOut();
    this.#code *= 2 ** this.#shift;
    this.#byteOut();

    if (this.#bytes[this.#last] !== 0xff) {
      this.#append(0xff);
    }

    this.#append(0xac);

    return this.#bytes.slice(0, this.#last + 1);
  }

  #renormalise(): void {
    do {
      this.#interval <<= 1;
      this.#code *= 2;
      this.#shift -= 1;

      if (this.#shift === 0) {
        this.#byteOut();
      }
    } while ((this.#interval & 0x8000) === 0);
  }

  /** After a byte of 0xff only seven bits follow, so that a carry can never run past it. */
  #byteOut(): void {
    if (this.#last >= 0 && this.#bytes[this.#last] === 0xff) {
      this.#stuffedOut();

      return;
    }

    if (this.#code >= 0x8000000) {
      if (this.#last >= 0) {
        this.#bytes[this.#last]! += 1;
      }

      this.#code -= 0x8000000;

      if (this.#last >= 0 && this.#bytes[this.#last] === 0xff) {
        this.#stuffedOut();

        return;
      }
    }

    this.#append(Math.floor(this.#code / 2 ** 19));
    this.#code %= 2 ** 19;
    this.#shift = 8;
  }

  #stuffedOut(): void {
    this.#append(Math.floor(this.#code / 2 ** 20));
    this.#code %= 2 ** 20;
    this.#shift = 7;
  }

  #append(byte: number): void {
    this.#last += 1;

    if (this.#last >= this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }

    this.#bytes[this.#last] = byte;
  }
}
