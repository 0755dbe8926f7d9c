/** Maximum size of a decoded record; PalmDOC text records hold 4096 bytes. */
const largestRecordBytes = 1024 * 1024;

/** Decompresses PalmDOC: literals, distance and length pairs, and blanks joined to a letter. */
export function expandPalmDoc(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];

  for (let at = 0; at < bytes.length && out.length < largestRecordBytes; ) {
    const code = bytes[at] ?? 0;
    at += 1;

    if (code >= 1 && code <= 8) {
      out.push(...bytes.subarray(at, at + code));
      at += code;
    } else if (code < 0x80) {
      out.push(code);
    } else if (code >= 0xc0) {
      out.push(0x20, code ^ 0x80);
    } else {
      const pair = (code << 8) | (bytes[at] ?? 0);
      at += 1;
      const distance = (pair & 0x3fff) >> 3;

      for (let left = (pair & 7) + 3; left > 0 && distance > 0 && distance <= out.length; left -= 1) {
        out.push(out[out.length - distance] ?? 0);
      }
    }
  }

  return Uint8Array.from(out);
}
