import { joinBytes } from '@octavo/pdf/bytes/join-bytes';

/** Element of DER (X.690): its first octet, its bytes, and those inside. */
interface DerElement {
  readonly tag: number;
  readonly whole: Uint8Array;
  readonly inside: Uint8Array;
}

/** Elements that stand one after the other; none at all when their lengths do not fit. */
export function derElements(bytes: Uint8Array): DerElement[] {
  const found: DerElement[] = [];

  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1] ?? 0;
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    const start = at + 2 + lengthBytes;
    const length = lengthBytes === 0 ? first : numberIn(bytes.subarray(at + 2, start));
    const end = start + length;

    // 0x80 is a length that is not known in advance, which DER does not have.
    if (first === 0x80 || lengthBytes > 4 || end > bytes.length) {
      return [];
    }

    found.push({ tag: bytes[at]!, whole: bytes.subarray(at, end), inside: bytes.subarray(start, end) });
    at = end;
  }

  return found;
}

/** A message of one element without the zeros that fill its room in a file. */
export function withoutPadding(message: Uint8Array): Uint8Array {
  const first = message[1] ?? 0;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = message.subarray(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);

  return message.subarray(0, 2 + lengthBytes + (lengthBytes === 0 ? first : length));
}

/** An element of these parts. */
export function derElement(tag: number, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);

  return joinBytes([Uint8Array.from([tag, ...lengthOctets(length)]), ...parts]);
}

function lengthOctets(length: number): number[] {
  if (length < 0x80) {
    return [length];
  }

  const octets: number[] = [];

  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) {
    octets.unshift(rest % 256);
  }

  return [0x80 | octets.length, ...octets];
}

function numberIn(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}
