import { joinBytes } from '../bytes/join-bytes.ts';

/** JPEG markers (ITU-T T.81, table B.1). */
const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;
const application = { first: 0xe0, jfif: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee, last: 0xef } as const;

/**
 * Removes the metadata of a JPEG: camera, location, time, previews, comments. Colour profile and colour model
 * stay, and so does the orientation, without which the picture would be shown on its side. Null when the
 * segments are malformed.
 */
export function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array | null {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];

  if (orientation > 1) {
    parts.push(orientationSegment(orientation));
  }

  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;

    if (bytes[at] !== 0xff) {
      return null;
    }

    if (marker === 0xff) {
      at += 1;
      continue;
    }

    if (marker === endOfImage) {
      parts.push(bytes.subarray(at, at + 2));

      return joinBytes(parts);
    }

    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;

    if (keeps(bytes, at)) {
      parts.push(bytes.subarray(at, next));
    }

    if (next + 2 === bytes.length && bytes[next + 1] === endOfImage) {
      parts.push(bytes.subarray(next));

      return joinBytes(parts);
    }

    at = next;
  }

  return null;
}

/** The segments of an ICC profile, in their order. */
export function profileSegments(bytes: Uint8Array): Uint8Array[] {
  const segments: Uint8Array[] = [];

  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan; ) {
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));

    if (bytes[at + 1] === application.profile && isProfile(bytes, at)) {
      segments.push(bytes.subarray(at, end));
    }

    at = end;
  }

  return segments;
}

/** Inserts segments directly after the start of a JPEG. */
export function withSegments(bytes: Uint8Array, segments: readonly Uint8Array[]): Uint8Array {
  return joinBytes([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
}

/** Builds an Exif segment that contains only an orientation (Exif 2.3, 4.5.4 and 4.6.4). */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = [
    0x49,
    0x49,
    0x2a,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    0x01,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];

  return Uint8Array.from([0xff, application.exif, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]);
}

function keeps(bytes: Uint8Array, at: number): boolean {
  const marker = bytes[at + 1] ?? 0;

  if (marker === comment) {
    return false;
  }

  if (marker < application.first || marker > application.last) {
    return true;
  }

  return (
    marker === application.jfif ||
    marker === application.adobe ||
    (marker === application.profile && isProfile(bytes, at))
  );
}

function isProfile(bytes: Uint8Array, at: number): boolean {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 15)) === 'ICC_PROFILE';
}

/** Finds the end of entropy-coded data, which contains 0xFF only before a zero or a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1] ?? endOfImage;

    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) {
      return at;
    }
  }

  return bytes.length;
}
