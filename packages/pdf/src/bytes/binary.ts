const latin = new TextDecoder('latin1');

/** One character per byte. (The decoder's windows-1252 differs from bytes at 0x80 to 0x9F, so it only sees ASCII.) */
export function bytesToBinary(bytes: Uint8Array): string {
  let ascii = true;

  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! > 0x7f) {
      ascii = false;
    }
  }

  if (ascii) {
    return latin.decode(bytes);
  }

  let text = '';

  for (let at = 0; at < bytes.length; at++) {
    text += String.fromCharCode(bytes[at]!);
  }

  return text;
}

/** Inverse of {@link bytesToBinary}; keeps the low byte of each character. */
export function binaryToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);

  for (let at = 0; at < text.length; at++) {
    bytes[at] = text.charCodeAt(at);
  }

  return bytes;
}
