import { type BilevelBitmap, emptyBitmap, rowBytesOf } from './bitmap.ts';
import { blackRuns, type CcittMode, type Code, codeOf, modeCodes, whiteRuns } from './ccitt-codes.ts';
import { firstAfter } from './ccitt-encode.ts';

export interface FaxParameters {
  /** Negative: Group 4; 0: one-dimensional Group 3; positive: mixed Group 3. */
  readonly k: number;
  readonly columns: number;
  readonly rows: number;
  readonly isByteAligned: boolean;
}

const longestCode = 13;

/** Values keyed by length and bits of their code, for decoding bit by bit. */
type CodeTable<Value> = ReadonlyMap<number, Value>;

function tableOf<Value>(codes: Iterable<readonly [Value, Code]>): CodeTable<Value> {
  return new Map([...codes].map(([value, { bits, length }]) => [(length << 16) | bits, value]));
}

const whiteTable = tableOf(whiteRuns);
const blackTable = tableOf(blackRuns);
const modeTable = tableOf<CcittMode>(modeCodes.map(([mode, text]) => [mode, codeOf(text)] as const));

/**
 * Decodes a fax bitmap (ITU-T T.4 and T.6), 1 for black. Undefined when the data is damaged or ends before
 * the last row; callers keep such an image unchanged because readers repair it in different ways.
 */
export function decodeFax(data: Uint8Array, parameters: FaxParameters): BilevelBitmap | undefined {
  const { columns, rows, k } = parameters;
  const reader = new BitReader(data);
  const bitmap = emptyBitmap(columns, rows);
  let reference: number[] = [];

  for (let y = 0; y < rows; y += 1) {
    if (parameters.isByteAligned) {
      reader.align();
    }

    const ended = k < 0 ? false : reader.passEndOfLine();

    if (reader.isAtEnd && !ended) {
      return undefined;
    }

    const isTwoDimensional = k < 0 || (k > 0 && reader.bit() === 0);
    const changes = isTwoDimensional ? readRow(reader, reference, columns) : readRuns(reader, columns);

    if (changes === undefined) {
      return undefined;
    }

    paint(bitmap, y, changes);
    reference = changes;
  }

  return bitmap;
}

function readRow(reader: BitReader, reference: readonly number[], columns: number): number[] | undefined {
  const changes: number[] = [];
  let position = -1;
  let colour = 0;

  while (position < columns) {
    const mode = reader.code(modeTable);
    const above = firstAfter(reference, position, colour);

    if (mode === undefined) {
      return undefined;
    }

    if (mode === 'pass') {
      position = reference[above + 1] ?? columns;
      continue;
    }

    if (mode === 'horizontal') {
      const first = reader.run(colour);
      const second = reader.run(colour ^ 1);

      if (first === undefined || second === undefined) {
        return undefined;
      }

      const a1 = Math.max(position, 0) + first;
      changes.push(a1, a1 + second);
      position = a1 + second;
    } else {
      position = (reference[above] ?? columns) + mode;
      changes.push(position);
      colour ^= 1;
    }

    if (position > columns || position < (changes.at(-2) ?? 0)) {
      return undefined;
    }
  }

  return trimmed(changes, columns);
}

function readRuns(reader: BitReader, columns: number): number[] | undefined {
  const changes: number[] = [];
  let position = 0;
  let colour = 0;

  while (position < columns) {
    const run = reader.run(colour);

    if (run === undefined || position + run > columns) {
      return undefined;
    }

    position += run;
    changes.push(position);
    colour ^= 1;
  }

  return trimmed(changes, columns);
}

/**
 * Removes changes at the right border, which have no effect, and pairs at the same column, which cancel out.
 */
function trimmed(changes: readonly number[], columns: number): number[] {
  const kept: number[] = [];

  for (const change of changes) {
    if (change >= columns) {
      break;
    }

    if (kept.length > 0 && kept.at(-1) === change) {
      kept.pop();
    } else {
      kept.push(change);
    }
  }

  return kept;
}

function paint(bitmap: BilevelBitmap, y: number, changes: readonly number[]): void {
  const start = y * rowBytesOf(bitmap.width);

  for (let index = 0; index < changes.length; index += 2) {
    const end = changes[index + 1] ?? bitmap.width;

    for (let x = changes[index]!; x < end; ) {
      if ((x & 7) === 0 && x + 8 <= end) {
        bitmap.bits[start + (x >> 3)] = 0xff;
        x += 8;
      } else {
        bitmap.bits[start + (x >> 3)]! |= 0x80 >> (x & 7);
        x += 1;
      }
    }
  }
}

class BitReader {
  readonly #data: Uint8Array;
  #position = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#data.length * 8;
  }

  bit(): number {
    const byte = this.#data[this.#position >> 3] ?? 0;
    const bit = (byte >> (7 - (this.#position & 7))) & 1;
    this.#position += 1;

    return bit;
  }

  align(): void {
    this.#position = (this.#position + 7) & ~7;
  }

  code<Value>(table: CodeTable<Value>): Value | undefined {
    const start = this.#position;
    let bits = 0;

    for (let length = 1; length <= longestCode; length += 1) {
      bits = (bits << 1) | this.bit();
      const value = table.get((length << 16) | bits);

      if (value !== undefined && this.#position <= this.#data.length * 8) {
        return value;
      }
    }

    this.#position = start;

    return undefined;
  }

  run(colour: number): number | undefined {
    const table = colour === 0 ? whiteTable : blackTable;
    let total = 0;

    for (;;) {
      const run = this.code(table);

      if (run === undefined) {
        return undefined;
      }

      total += run;

      if (run < 64) {
        return total;
      }
    }
  }

  /**
   * Skips fill bits and an end-of-line code (eleven zeros or more, then a one) at the current position; false
   * when there is none.
   */
  passEndOfLine(): boolean {
    const start = this.#position;
    let zeros = 0;

    while (!this.isAtEnd && this.bit() === 0) {
      zeros += 1;
    }

    if (zeros >= 11 && !this.isAtEnd) {
      return true;
    }

    this.#position = start;

    return false;
  }
}
