import type { FileKind } from '@octavo/contract/kinds';
import { startsWith, textAt } from './sample.ts';

/** Detects Office documents that are neither archives nor compound files. */
export function oldOfficeKind(head: Uint8Array, extension: string): FileKind | null {
  if (textAt(head, 0, 5) === '{\\rtf') {
    return 'rtf';
  }

  if (isOldWorkbook(head)) {
    return 'xls';
  }

  // Word 1, Word 2 and early Asian versions.
  if ([0x9b, 0xdb, 0xfe].includes(head[0] ?? 0) && head[1] === 0xa5 && head[3] === 0) {
    return 'doc';
  }

  // Word for DOS and Write use the same header.
  if (startsWith(head, 0x31, 0xbe, 0, 0, 0, 0xab) || startsWith(head, 0x32, 0xbe, 0, 0, 0, 0xab)) {
    return extension === 'wps' ? 'wps' : 'doc';
  }

  // Works for DOS and the first Works for Windows; two bytes are not enough without the file name.
  return extension === 'wps' && head[0] === 0x01 && head[1] === 0xfe ? 'wps' : null;
}

/**
 * True for the first record of Excel 2, 3, 4 and of bare streams of 5: BOF, its length, a version, then a
 * known type.
 */
function isOldWorkbook(head: Uint8Array): boolean {
  const [record, generation, length, zero, , , type, typeHigh] = head;

  return (
    record === 0x09 &&
    [0, 2, 4, 8].includes(generation ?? -1) &&
    [4, 6, 8].includes(length ?? 0) &&
    zero === 0 &&
    [0x05, 0x10, 0x20, 0x40, 0x00].includes(type ?? -1) &&
    (typeHigh === 0 || typeHigh === 1)
  );
}
