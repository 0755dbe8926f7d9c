import type { FileKind } from '@octavo/contract/kinds';

/** Bytes of the head of a file that `sniffKind` wants to see; fewer are fine for a shorter file. */
export const sniffBytes = 4096;

/**
 * What a file really is, from its first bytes; its name decides nothing but plain text.
 * Returns null for a kind the product does not read.
 */
export function sniffKind(head: Uint8Array, name: string): FileKind | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);

  if (starts(0xff, 0xd8, 0xff)) {
    return 'jpg';
  }

  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return 'png';
  }

  if (textAt(head, 0, 4) === 'GIF8') {
    return 'gif';
  }

  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') {
    return 'webp';
  }

  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a) || starts(0x49, 0x49, 0x2b, 0)) {
    return 'tiff';
  }

  if (textAt(head, 0, 2) === 'BM' && isBitmapHeader(head)) {
    return 'bmp';
  }

  if (starts(0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20) || starts(0xff, 0x4f, 0xff, 0x51)) {
    return 'jp2';
  }

  if (textAt(head, 4, 4) === 'ftyp' && isHeifBrand(head)) {
    return 'heic';
  }

  // Mail gateways and printers put bytes before the header; readers look for it in the first 1,024
  // (ISO 32000-2, annex I).
  if (textAt(head, 0, 1029).includes('%PDF-')) {
    return 'pdf';
  }

  if (starts(0x50, 0x4b, 3, 4)) {
    return 'zip';
  }

  // A PDF that lost its head is still a PDF to the person who owns it: repair decides what can be saved.
  if (/\.pdf$/i.test(name) && looksLikePdfBody(head)) {
    return 'pdf';
  }

  // Plain text has no signature: a name that says so, and no byte that text in UTF-8 cannot hold.
  if (/\.txt$/i.test(name) && !head.includes(0)) {
    return 'txt';
  }

  return null;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** The size of the header that follows the file header is one of the few known ones. */
function isBitmapHeader(head: Uint8Array): boolean {
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(head[14] ?? 0) && head[15] === 0;
}

const heifBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

/** Major or compatible brand (ISO/IEC 23008-12, 10.2). */
function isHeifBrand(head: Uint8Array): boolean {
  const boxBytes = Math.min(((head[2] ?? 0) << 8) | (head[3] ?? 0), 256);

  for (let at = 8; at < boxBytes; at += 4) {
    if (at !== 12 && heifBrands.has(textAt(head, at, 4))) {
      return true;
    }
  }

  return false;
}

function looksLikePdfBody(head: Uint8Array): boolean {
  return /\d+ \d+ obj\b|\bxref\b|\/Type\s*\//.test(textAt(head, 0, sniffBytes));
}
