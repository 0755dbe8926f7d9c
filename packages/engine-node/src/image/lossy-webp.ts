/** True when the data is lossy: a `VP8 ` chunk is lossy, `VP8L` lossless (RFC 9649, 2.5 and 2.6). */
export function isLossyWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));

    if (name === 'VP8 ' || name === 'VP8L') {
      return name === 'VP8 ';
    }

    // Animation frames contain their data in chunks; checking the first one is enough.
    const length = name === 'ANMF' ? 16 : view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }

  return false;
}
