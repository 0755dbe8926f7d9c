import { readFile, writeFile } from 'node:fs/promises';
import { isToolFailure, ToolFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { mebibyte } from '@octavo/contract/limits';
import { lockOf } from '@octavo/engine/office/protection';
import type { InputFile, Workspace } from '@octavo/tools/kit/types';
import { openZip } from '../archive/zip.ts';
import { decryptPackage } from './decrypt-package.ts';

/** What LibreOffice is given: the file itself, or its contents where we unlocked them. */
export interface UnlockedFile {
  readonly path: string;
  /** For LibreOffice to unlock the file with. */
  readonly password: string | undefined;
  /** LibreOffice will have to unlock it. */
  readonly isLocked: boolean;
}

/** What Excel locks workbooks with that everybody may open but not change ([MS-OFFCRYPTO], 2.4.2.3). */
const publicPassword = 'VelvetSweatshop';

const compoundKinds: ReadonlySet<FileKind> = new Set(['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'wps']);
const openDocumentKinds: ReadonlySet<FileKind> = new Set(['odt', 'ods', 'odp']);
const zippedKinds: ReadonlySet<FileKind> = new Set(['docx', 'xlsx', 'pptx', ...openDocumentKinds]);

/** The parts of a document that are expanded in memory all at once; pictures are not. */
const mostMarkupBytes = 512 * mebibyte;

/**
 * Looks at a document before LibreOffice does: whether it is locked and opens, and whether it is a bomb.
 *
 * @throws ToolFailure `password-required`, `wrong-password`, `password-not-supported`, `memory-limit`, `damaged-file`.
 */
export async function openLocked(file: InputFile, workspace: Workspace): Promise<UnlockedFile> {
  const plain = { path: file.path, password: undefined, isLocked: false };
  const password = file.password === '' ? undefined : file.password;
  const bytes = compoundKinds.has(file.kind) ? await readFile(file.path) : new Uint8Array();
  const lock = lockOf(bytes);

  if (lock === 'package') {
    const path = workspace.newPath(file.kind);
    await writeFile(path, unlockPackage(bytes, password), { mode: 0o600 });

    return { ...plain, path };
  }

  if (lock === 'powerpoint') {
    // LibreOffice reads no encrypted presentation of this form.
    throw new ToolFailure('password-not-supported');
  }

  // A workbook may be locked with the public password, which LibreOffice knows.
  if (lock === 'word' && password === undefined) {
    throw new ToolFailure('password-required');
  }

  if (lock !== null) {
    return { ...plain, password, isLocked: true };
  }

  return isZip(file.kind, bytes) ? openPackage(file, password) : plain;
}

function unlockPackage(bytes: Uint8Array, password: string | undefined): Uint8Array {
  try {
    return decryptPackage(bytes, password ?? publicPassword);
  } catch (error) {
    if (isToolFailure(error)) {
      const isMissing = error.code === 'wrong-password' && password === undefined;
      throw isMissing ? new ToolFailure('password-required') : error;
    }

    throw new ToolFailure('damaged-file', 'encryption makes no sense', { cause: error });
  }
}

function isZip(kind: FileKind, bytes: Uint8Array): boolean {
  return openDocumentKinds.has(kind) || (zippedKinds.has(kind) && bytes[0] === 0x50 && bytes[1] === 0x4b);
}

async function openPackage(file: InputFile, password: string | undefined): Promise<UnlockedFile> {
  const plain = { path: file.path, password: undefined, isLocked: false };
  const archive = await openZip(file.path).catch((error: unknown) => {
    // LibreOffice mends archives whose index is lost.
    if (isToolFailure(error) && error.code === 'damaged-file') {
      return null;
    }

    throw error;
  });

  if (archive === null) {
    return plain;
  }

  try {
    const markup = archive.names.filter((name) => /\.(xml|rels|bin|vml)$/i.test(name));
    const bytes = markup.reduce((sum, name) => sum + (archive.sizeOf(name)?.expandedBytes ?? 0), 0);

    if (bytes > mostMarkupBytes) {
      throw new ToolFailure('memory-limit', `${bytes} bytes of markup`);
    }

    const manifest = 'META-INF/manifest.xml';
    const isLocked =
      openDocumentKinds.has(file.kind) &&
      archive.has(manifest) &&
      Buffer.from(await archive.read(manifest)).includes('encryption-data');

    if (isLocked && password === undefined) {
      throw new ToolFailure('password-required');
    }

    return isLocked ? { ...plain, password, isLocked } : plain;
  } finally {
    archive.close();
  }
}
