import { PdfString } from '../objects.ts';

/** PDFDocEncoding where it differs from Latin-1 (ISO 32000-2, D.3). */
const special: Readonly<Record<number, number>> = {
  0x18: 0x2d8,
  0x19: 0x2c7,
  0x1a: 0x2c6,
  0x1b: 0x2d9,
  0x1c: 0x2dd,
  0x1d: 0x2db,
  0x1e: 0x2da,
  0x1f: 0x2dc,
  0x80: 0x2022,
  0x81: 0x2020,
  0x82: 0x2021,
  0x83: 0x2026,
  0x84: 0x2014,
  0x85: 0x2013,
  0x86: 0x192,
  0x87: 0x2044,
  0x88: 0x2039,
  0x89: 0x203a,
  0x8a: 0x2212,
  0x8b: 0x2030,
  0x8c: 0x201e,
  0x8d: 0x201c,
  0x8e: 0x201d,
  0x8f: 0x2018,
  0x90: 0x2019,
  0x91: 0x201a,
  0x92: 0x2122,
  0x93: 0xfb01,
  0x94: 0xfb02,
  0x95: 0x141,
  0x96: 0x152,
  0x97: 0x160,
  0x98: 0x178,
  0x99: 0x17d,
  0x9a: 0x131,
  0x9b: 0x142,
  0x9c: 0x153,
  0x9d: 0x161,
  0x9e: 0x17e,
  0xa0: 0x20ac,
};

const utf8 = new TextDecoder('utf-8');

/** Decodes a text string (7.9.2.2): UTF-16 or UTF-8 by the byte order mark, else PDFDocEncoding. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return withoutLanguage(utf16(bytes, 0));
  }

  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return withoutLanguage(utf16(bytes, 1));
  }

  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return utf8.decode(bytes.subarray(3));
  }

  let text = '';

  for (const byte of bytes) {
    text += String.fromCharCode(special[byte] ?? byte);
  }

  return text;
}

/** `swap` is 1 for little-endian strings, which the standard does not define but some writers produce. */
function utf16(bytes: Uint8Array, swap: 0 | 1): string {
  let text = '';

  for (let at = 2; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode((bytes[at + swap]! << 8) | bytes[at + 1 - swap]!);
  }

  return text;
}

/** Removes language codes between two escape characters (7.9.2.2). */
function withoutLanguage(text: string): string {
  return text.replace(/\u001b[^\u001b]{2,5}\u001b/g, '');
}

/** Encodes ASCII as it is, everything else as UTF-16 with a byte order mark. */
export function encodeText(text: string): PdfString {
  let ascii = true;

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);

    if (code > 126 || code < 32) {
      ascii = false;
    }
  }

  const bytes = new Uint8Array(ascii ? text.length : text.length * 2 + 2);

  if (!ascii) {
    bytes.set([0xfe, 0xff]);
  }

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);

    if (ascii) {
      bytes[at] = code;
    } else {
      bytes[at * 2 + 2] = code >> 8;
      bytes[at * 2 + 3] = code & 255;
    }
  }

  return new PdfString(bytes);
}
