/** Element of DER: its whole bytes, and those inside. */
export interface DerElement {
  readonly whole: Buffer;
  readonly inside: Buffer;
}

/** Elements that stand one after the other. They share the memory of `bytes`, so changes of them reach it. */
export function derElements(bytes: Buffer): DerElement[] {
  const found: DerElement[] = [];

  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1]!;
    const extra = first < 0x80 ? 0 : first & 0x7f;
    const length = extra === 0 ? first : bytes.readUIntBE(at + 2, extra);
    const start = at + 2 + extra;
    found.push({ whole: bytes.subarray(at, start + length), inside: bytes.subarray(start, start + length) });
    at = start + length;
  }

  return found;
}

/** Sequence of these elements. */
export function derSequence(...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);

  return Buffer.concat([Buffer.from([0x30, 0x84]), length, content]);
}
