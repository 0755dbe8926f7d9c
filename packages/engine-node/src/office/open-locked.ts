import { readFile, writeFile } from 'node:fs/promises';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { lockOf } from '@octavo/formats/office/protection';
import { openZip } from '../archive/zip.ts';
import type { InputFile, Workspace } from '../run-files.ts';
import { type Contents, checkContents } from './check-contents.ts';
import { decryptPackage } from './decrypt-package.ts';

/** File passed to LibreOffice: the original, or its contents when we decrypted them. */
export interface UnlockedFile {
  readonly path: string;
  /** Password with which LibreOffice opens the file. */
  readonly password: string | undefined;
  /** True when LibreOffice has to decrypt the file. */
  readonly isLocked: boolean;
}

/** Excel's fixed password for workbooks that may be opened but not changed ([MS-OFFCRYPTO], 2.4.2.3). */
const publicPassword = 'VelvetSweatshop';

const openXmlKinds: ReadonlySet<FileKind> = new Set(['docx', 'xlsx', 'pptx']);
const openDocumentKinds: ReadonlySet<FileKind> = new Set(['odt', 'ods', 'odp']);

/**
 * Checks a document before LibreOffice opens it: encryption, password, and contents that would crash
 * LibreOffice.
 *
 * @throws Failure `password-required`, `wrong-password`, `password-not-supported`, `memory-limit`,
 * `damaged-file`.
 */
export async function openLocked(file: InputFile, workspace: Workspace): Promise<UnlockedFile> {
  const plain = { path: file.path, password: undefined, isLocked: false };
  const password = file.password === '' ? undefined : file.password;
  const bytes = await readFile(file.path);
  const lock = lockOf(bytes);

  if (lock === 'package') {
    const path = workspace.newPath(file.kind);
    const unlocked = unlockPackage(bytes, password);
    await checkContents(unlocked, 'open-xml');
    await writeFile(path, unlocked, { mode: 0o600 });

    return { ...plain, path };
  }

  if (lock === 'powerpoint') {
    // LibreOffice cannot read this form of encrypted presentation.
    throw new Failure('password-not-supported');
  }

  const contents = await contentsOf(file);
  await checkContents(bytes, contents);

  if (lock === null && contents !== 'locked') {
    return plain;
  }

  // A workbook may be locked with the public password, which LibreOffice knows.
  if (lock !== 'excel' && password === undefined) {
    throw new Failure('password-required');
  }

  return { ...plain, password, isLocked: true };
}

function unlockPackage(bytes: Uint8Array, password: string | undefined): Buffer {
  try {
    return decryptPackage(bytes, password ?? publicPassword);
  } catch (error) {
    if (isFailure(error)) {
      const isMissing = error.code === 'wrong-password' && password === undefined;
      throw isMissing ? new Failure('password-required') : error;
    }

    throw new Failure('damaged-file', 'invalid encryption parameters', { cause: error });
  }
}

async function contentsOf(file: InputFile): Promise<Contents> {
  if (openDocumentKinds.has(file.kind)) {
    return (await isLockedDocument(file.path)) ? 'locked' : 'open-document';
  }

  return openXmlKinds.has(file.kind) ? 'open-xml' : 'other';
}

/** True when the manifest of an OpenDocument file lists encrypted parts (OpenDocument 1.3, part 2, 4.8.3). */
async function isLockedDocument(path: string): Promise<boolean> {
  const archive = await openZip(path).catch((error: unknown) => {
    // LibreOffice repairs archives whose index is lost.
    if (isFailure(error) && error.code === 'damaged-file') {
      return null;
    }

    throw error;
  });

  if (archive === null) {
    return false;
  }

  try {
    const manifest = 'META-INF/manifest.xml';

    return archive.has(manifest) && Buffer.from(await archive.read(manifest)).includes('encryption-data');
  } finally {
    archive.close();
  }
}
