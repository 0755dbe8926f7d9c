import type { FileKind } from '@octavo/contract/kinds';

/**
 * Kinds whose encryption always requires a password to open. Workbooks are not among them: one that is only
 * protected against changes looks the same, and the server opens it.
 */
const lockable: ReadonlySet<FileKind> = new Set(['doc', 'docx', 'pptx']);

/** True for a document that can only be converted with its password. */
export async function needsPassword(bytes: Blob, kind: FileKind): Promise<boolean> {
  if (!lockable.has(kind)) {
    return false;
  }

  const { lockOf } = await import('@octavo/formats/office/protection');

  return lockOf(new Uint8Array(await bytes.arrayBuffer())) !== null;
}
