/** Properties a PDF needs to embed a JPEG without decoding it. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly bits: number;
  /** True with Adobe's marker, whose CMYK uses 0 for full ink. */
  readonly fromAdobe: boolean;
  /** True for methods other than baseline, extended and progressive DCT, which PDF does not support. */
  readonly unusual: boolean;
}

/** True for start-of-frame markers (ITU-T T.81, table B.1), which exclude DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the segments up to the frame header; null when there is none. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  let at = 2;
  let fromAdobe = false;

  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }

    const marker = bytes[at + 1] ?? 0;

    // Fill bytes, restart markers and stray zeros carry no length.
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }

    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);

    if (marker === 0xee && String.fromCharCode(...bytes.subarray(at + 4, at + 9)) === 'Adobe') {
      fromAdobe = true;
    }

    if (isFrame(marker)) {
      return {
        bits: bytes[at + 4] ?? 8,
        height: ((bytes[at + 5] ?? 0) << 8) | (bytes[at + 6] ?? 0),
        width: ((bytes[at + 7] ?? 0) << 8) | (bytes[at + 8] ?? 0),
        components: bytes[at + 9] ?? 0,
        fromAdobe,
        unusual: marker > 0xc2,
      };
    }

    at += 2 + length;
  }

  return null;
}
