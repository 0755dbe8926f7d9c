import { joinBytes } from '../bytes/join-bytes.ts';

/** Chunks of a PNG that describe the picture rather than encode it (PNG, 11.3.3 and 11.3.4). */
const pngMetadata = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/** Removes texts, times and camera metadata from a PNG; null when its chunks are malformed. */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];

  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = nameAt(bytes, at + 4);

    if (end > bytes.length) {
      return null;
    }

    if (!pngMetadata.has(name)) {
      parts.push(bytes.subarray(at, end));
    }

    if (name === 'IEND') {
      return joinBytes(parts);
    }

    at = end;
  }

  return null;
}

const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Removes camera metadata from a WebP (RFC 9649, 2.7); null when its chunks are malformed. */
export function stripWebp(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < 12) {
    return null;
  }

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Uint8Array[] = [bytes.slice(0, 12)];

  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = nameAt(bytes, at);

    if (at + 8 + length > bytes.length) {
      return null;
    }

    if (name === 'VP8X') {
      const extended = bytes.slice(at, end);
      extended[8] = (extended[8] ?? 0) & ~(exifFlag | xmpFlag);
      parts.push(extended);
    } else if (name !== 'EXIF' && name !== 'XMP ') {
      parts.push(bytes.subarray(at, end));
    }

    at = end;
  }

  const whole = joinBytes(parts);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);

  return whole;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
