import { type CompoundFile, openCompound } from './compound-file.ts';

/**
 * Encryption of a binary or encrypted office file. `package`: an encrypted OOXML package ([MS-OFFCRYPTO],
 * 2.3); the others by their own formats.
 */
export type Lock = 'package' | 'word' | 'excel' | 'powerpoint';

/** Encryption of a compound file; null when its contents are readable or it is not a compound file. */
export function lockOf(bytes: Uint8Array): Lock | null {
  const file = openCompound(bytes);

  if (file === null) {
    return null;
  }

  if (file.names.includes('EncryptedPackage')) {
    return 'package';
  }

  if (isWordLocked(file)) {
    return 'word';
  }

  if (isExcelLocked(file)) {
    return 'excel';
  }

  return isPowerpointLocked(file) ? 'powerpoint' : null;
}

/** Bit 8 of the flags at the start of the document ([MS-DOC], 2.5.2, fEncrypted). */
function isWordLocked(file: CompoundFile): boolean {
  const head = file.read('WordDocument', 12);

  return head !== null && head.length === 12 && ((head[11] ?? 0) & 1) === 1;
}

const beginningOfFile = 0x809;
const filePass = 0x2f;

/** A FilePass record soon after the beginning of the workbook ([MS-XLS], 2.4.117). */
function isExcelLocked(file: CompoundFile): boolean {
  const head = file.read('Workbook', 4096) ?? file.read('Book', 4096);

  if (head === null) {
    return false;
  }

  const view = new DataView(head.buffer, head.byteOffset, head.length);

  for (let at = 0, count = 0; at + 4 <= head.length && count < 8; count += 1) {
    const type = view.getUint16(at, true);

    if (type === filePass) {
      return true;
    }

    if (count === 0 && type !== beginningOfFile) {
      return false;
    }

    at += 4 + view.getUint16(at + 2, true);
  }

  return false;
}

/** Token of the current user's record in an encrypted document ([MS-PPT], 2.3.2). */
function isPowerpointLocked(file: CompoundFile): boolean {
  const user = file.read('Current User', 16);

  if (file.names.includes('EncryptedSummary')) {
    return true;
  }

  return (
    user !== null &&
    user.length === 16 &&
    new DataView(user.buffer, user.byteOffset, 16).getUint32(12, true) === 0xf3d1c4df
  );
}
