import type { FileKind } from '@octavo/contract/kinds';
import { startsWith, textAt } from './sample.ts';

export function pictureKind(head: Uint8Array): FileKind | null {
  if (startsWith(head, 0xff, 0xd8, 0xff)) {
    return 'jpg';
  }

  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return 'png';
  }

  if (textAt(head, 0, 4) === 'GIF8') {
    return 'gif';
  }

  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') {
    return 'webp';
  }

  if (
    startsWith(head, 0x49, 0x49, 0x2a, 0) ||
    startsWith(head, 0x4d, 0x4d, 0, 0x2a) ||
    startsWith(head, 0x49, 0x49, 0x2b, 0)
  ) {
    return 'tiff';
  }

  if (textAt(head, 0, 2) === 'BM' && isBitmapHeader(head)) {
    return 'bmp';
  }

  if (startsWith(head, 0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20) || startsWith(head, 0xff, 0x4f, 0xff, 0x51)) {
    return 'jp2';
  }

  return textAt(head, 4, 4) === 'ftyp' ? heifKind(head) : null;
}

/** True when the size of the header after the file header is one of the known ones. */
function isBitmapHeader(head: Uint8Array): boolean {
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(head[14] ?? 0) && head[15] === 0;
}

/**
 * Detects the kind from the major and the compatible brands (ISO/IEC 23008-12, 10.2); several containers
 * share `mif1`.
 */
function heifKind(head: Uint8Array): FileKind | null {
  const boxBytes = Math.min(((head[2] ?? 0) << 8) | (head[3] ?? 0), 256);
  const brands: string[] = [];

  for (let at = 8; at < boxBytes; at += 4) {
    // A version is between the major brand and the compatible ones.
    if (at !== 12) {
      brands.push(textAt(head, at, 4));
    }
  }

  if (brands.some((brand) => ['avif', 'avis'].includes(brand))) {
    return 'avif';
  }

  return brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) ? 'heic' : null;
}
