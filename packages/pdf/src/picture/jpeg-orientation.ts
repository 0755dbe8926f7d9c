const exifMarker = 0xe1;
const startOfScan = 0xda;
const orientationTag = 0x0112;

/** Orientation that the Exif segment of a JPEG states (CIPA DC-008, 4.6.4), 1 to 8; 1 when there is none. */
export function jpegOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

  for (let at = 2; at + 18 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan; ) {
    const end = Math.min(bytes.length, at + 2 + view.getUint16(at + 2));

    if (bytes[at + 1] === exifMarker && String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'Exif') {
      return orientationIn(new DataView(bytes.buffer, bytes.byteOffset + at + 10, end - at - 10));
    }

    at = end;
  }

  return 1;
}

/** Orientation in the first directory of TIFF data. */
function orientationIn(tiff: DataView): number {
  if (tiff.byteLength < 14) {
    return 1;
  }

  const isLittle = tiff.getUint16(0) === 0x4949;
  const start = tiff.getUint32(4, isLittle);
  const count = start + 2 <= tiff.byteLength ? tiff.getUint16(start, isLittle) : 0;

  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + 12 * entry;

    if (at + 12 > tiff.byteLength) {
      return 1;
    }

    if (tiff.getUint16(at, isLittle) === orientationTag) {
      const value = tiff.getUint16(at + 8, isLittle);

      return value >= 1 && value <= 8 ? value : 1;
    }
  }

  return 1;
}
