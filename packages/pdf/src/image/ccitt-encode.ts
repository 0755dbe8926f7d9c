import { ByteBuilder } from '../bytes/byte-builder.ts';
import { type BilevelBitmap, rowBytesOf } from './bitmap.ts';
import {
  blackRuns,
  type CcittMode,
  type Code,
  codeOf,
  longestRun,
  modeCodes,
  whiteRuns,
} from './ccitt-codes.ts';

const modes = new Map<CcittMode, Code>(modeCodes.map(([mode, text]) => [mode, codeOf(text)]));

/** Encodes a bitmap as ITU-T T.6 (Group 4); 1 bits are black. */
export function encodeGroup4(bitmap: BilevelBitmap): Uint8Array {
  const { width, height } = bitmap;
  const writer = new BitWriter();
  let reference: number[] = [];

  for (let y = 0; y < height; y += 1) {
    const changes = changesOf(bitmap, y);
    encodeRow(writer, changes, reference, width);
    reference = changes;
  }

  const endOfLine: Code = { bits: 1, length: 12 };
  writer.code(endOfLine);
  writer.code(endOfLine);

  return writer.finish();
}

/** Columns where the colour changes; a row starts white. */
export function changesOf(bitmap: BilevelBitmap, y: number): number[] {
  const { width, bits } = bitmap;
  const rowBytes = rowBytesOf(width);
  const changes: number[] = [];
  let colour = 0;

  for (let byteAt = 0; byteAt < rowBytes; byteAt += 1) {
    const byte = bits[y * rowBytes + byteAt]!;

    if (byte === (colour === 0 ? 0 : 0xff)) {
      continue;
    }

    const end = Math.min(8, width - byteAt * 8);

    for (let bit = 0; bit < end; bit += 1) {
      if (((byte >> (7 - bit)) & 1) === colour) {
        continue;
      }

      changes.push(byteAt * 8 + bit);
      colour ^= 1;
    }
  }

  return changes;
}

/** Encodes a row against the one above (ITU-T T.4, 4.2.1.3.3). */
function encodeRow(
  writer: BitWriter,
  changes: readonly number[],
  reference: readonly number[],
  width: number,
): void {
  let position = -1;
  let next = 0;
  let colour = 0;

  while (position < width) {
    const a1 = changes[next] ?? width;
    let above = firstAfter(reference, position, colour);
    const b1 = reference[above] ?? width;
    const b2 = reference[above + 1] ?? width;

    if (b2 < a1) {
      writer.code(modes.get('pass')!);
      position = b2;
      continue;
    }

    const distance = a1 - b1;

    if (Math.abs(distance) <= 3) {
      writer.code(modes.get(distance as CcittMode)!);
      position = a1;
      next += 1;
      colour ^= 1;
      continue;
    }

    const a2 = changes[next + 1] ?? width;
    writer.code(modes.get('horizontal')!);
    writer.run(a1 - Math.max(position, 0), colour);
    writer.run(a2 - a1, colour ^ 1);
    position = a2;
    next += 2;
    above = 0;
  }
}

/** Index of the first change to the right of `position` that turns to the opposite of `colour`. */
export function firstAfter(reference: readonly number[], position: number, colour: number): number {
  let low = 0;
  let high = reference.length;

  while (low < high) {
    const middle = (low + high) >> 1;

    if (reference[middle]! > position) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }

  // Changes at even indices turn black.
  return (low & 1) === colour ? low : low + 1;
}

class BitWriter {
  readonly #bytes = new ByteBuilder();
  #current = 0;
  #filled = 0;

  code({ bits, length }: Code): void {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      this.#current = (this.#current << 1) | ((bits >> bit) & 1);
      this.#filled += 1;

      if (this.#filled === 8) {
        this.#bytes.byte(this.#current);
        this.#current = 0;
        this.#filled = 0;
      }
    }
  }

  run(length: number, colour: number): void {
    const codes = colour === 0 ? whiteRuns : blackRuns;
    let left = length;

    for (; left >= longestRun + 64; left -= longestRun) {
      this.code(codes.get(longestRun)!);
    }

    if (left >= 64) {
      const whole = Math.min(left - (left % 64), longestRun);
      this.code(codes.get(whole)!);
      left -= whole;
    }

    // At most 63 pixels are left here, so a code exists for them.
    this.code(codes.get(left)!);
  }

  finish(): Uint8Array {
    while (this.#filled !== 0) {
      this.code({ bits: 0, length: 1 });
    }

    return this.#bytes.finish();
  }
}
