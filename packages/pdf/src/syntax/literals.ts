import type { PdfName } from '../objects.ts';
import { hexValues } from './characters.ts';

/** Recently parsed names, by the hash of their bytes. */
export const recentNames: (PdfName | null)[] = new Array<PdfName | null>(1024).fill(null);

/** True when the bytes from `start` to before `end` are the characters of the value, one byte each. */
export function spells(value: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (value.length !== end - start) {
    return false;
  }

  for (let index = 0; index < value.length; index++) {
    if (value.charCodeAt(index) !== bytes[start + index]) {
      return false;
    }
  }

  return true;
}

/** Name without its `#` escapes (7.3.5), one character for each byte. */
export function unescapeName(bytes: Uint8Array, start: number, end: number): string {
  let value = '';

  for (let at = start; at < end; at++) {
    const high = bytes[at] === 0x23 && at + 2 < end ? hexValues[bytes[at + 1]!]! : 255;
    const low = high < 16 ? hexValues[bytes[at + 2]!]! : 255;
    value += String.fromCharCode(low < 16 ? high * 16 + low : bytes[at]!);

    if (low < 16) {
      at += 2;
    }
  }

  return value;
}

/** Position of the bracket that closes a literal string whose content starts at `start` (7.3.4.2). */
export function endOfLiteral(bytes: Uint8Array, start: number, end: number): number {
  let open = 1;

  for (let at = start; at < end; at++) {
    const code = bytes[at];

    if (code === 0x5c) {
      at++;
    } else if (code === 0x28) {
      open++;
    } else if (code === 0x29 && --open === 0) {
      return at;
    }
  }

  return end;
}

const escapes: Readonly<Record<number, number>> = { 0x6e: 10, 0x72: 13, 0x74: 9, 0x62: 8, 0x66: 12 };

/** Bytes of a literal string without its escapes (7.3.4.2); a view of the source when it has none. */
export function unescapeLiteral(bytes: Uint8Array, start: number, close: number): Uint8Array {
  let plain = true;

  for (let at = start; at < close && plain; at++) {
    plain = bytes[at] !== 0x5c && bytes[at] !== 13;
  }

  if (plain) {
    return bytes.subarray(start, close);
  }

  const decoded = new Uint8Array(close - start);
  let length = 0;

  for (let at = start; at < close; at++) {
    const code = bytes[at]!;

    if (code === 13) {
      // An end of line inside a string is always one line feed.
      if (bytes[at + 1] === 10) {
        at++;
      }

      decoded[length++] = 10;
      continue;
    }

    if (code !== 0x5c) {
      decoded[length++] = code;
      continue;
    }

    const next = bytes[++at];

    if (at >= close || next === undefined) {
      break;
    }

    if (next >= 0x30 && next <= 0x37) {
      let value = next - 0x30;

      for (let more = 0; more < 2 && at + 1 < close; more++) {
        const digit = bytes[at + 1]!;

        if (digit < 0x30 || digit > 0x37) {
          break;
        }

        value = value * 8 + digit - 0x30;
        at++;
      }

      decoded[length++] = value & 255;
    } else if (next === 13) {
      if (bytes[at + 1] === 10) {
        at++;
      }
    } else if (next !== 10) {
      decoded[length++] = escapes[next] ?? next;
    }
  }

  return decoded.subarray(0, length);
}
