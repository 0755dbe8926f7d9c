/** Largest accepted nesting of ASN.1 values; honest ones are far below it. */
const deepest = 64;

/**
 * True when the bytes are one ASN.1 value whose parts fill it exactly (ITU-T X.690, 8.1). The library reads past wrong
 * lengths, so that changed bytes could go unnoticed.
 */
export function isWellFormed(bytes: Uint8Array): boolean {
  return endOfValue(bytes, 0, bytes.length, 0) === bytes.length;
}

/** Offset after the value at `start`, or -1 when it does not fit before `end`. */
function endOfValue(bytes: Uint8Array, start: number, end: number, depth: number): number {
  const tag = bytes[start];
  const first = bytes[start + 1];
  const isConstructed = tag !== undefined && (tag & 0x20) !== 0;

  // Tags above 30 take several bytes; no structure of signatures has them.
  if (
    tag === undefined ||
    first === undefined ||
    start + 2 > end ||
    (tag & 0x1f) === 0x1f ||
    depth > deepest
  ) {
    return -1;
  }

  if (first === 0x80) {
    return isConstructed ? endOfParts(bytes, start + 2, end, depth, true) : -1;
  }

  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;

  if (lengthBytes > 4 || start + 2 + lengthBytes > end) {
    return -1;
  }

  let length = lengthBytes === 0 ? first : 0;

  for (let index = 0; index < lengthBytes; index++) {
    length = length * 256 + bytes[start + 2 + index]!;
  }

  const content = start + 2 + lengthBytes;
  const after = content + length;

  if (after > end) {
    return -1;
  }

  return isConstructed && endOfParts(bytes, content, after, depth, false) !== after ? -1 : after;
}

/** Offset after the parts of a value: at its end, or after the two zeros that end one of unknown length. */
function endOfParts(bytes: Uint8Array, start: number, end: number, depth: number, isOpen: boolean): number {
  let at = start;

  while (at !== -1 && at < end) {
    if (isOpen && bytes[at] === 0 && bytes[at + 1] === 0) {
      return at + 2;
    }

    at = endOfValue(bytes, at, end, depth + 1);
  }

  return isOpen ? -1 : at;
}
