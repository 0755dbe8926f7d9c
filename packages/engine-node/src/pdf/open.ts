import { stat } from 'node:fs/promises';
import { Failure, isFailure } from '@octavo/contract/failures';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { passwordForms } from '@octavo/pdf/password';
import { codec } from '../codec.ts';
import { openFileBytes } from '../file-bytes.ts';
import { namingFile } from '../naming-file.ts';
import type { Opening } from '../programs/qpdf/qpdf-port.ts';
import { type Encryption, encryptionOf, openingOf, qpdf, wroteFile } from '../programs/qpdf.ts';
import type { InputFile, Workspace } from '../run-files.ts';

/** Operation of a tool, which the file's owner may have forbidden (ISO 32000-2, table 22). */
export type AccessPurpose = 'assemble' | 'modify' | 'annotate' | 'fill' | 'extract' | 'look';

export interface OpenedPdf {
  readonly document: PdfDocument;
  /** Path of the readable copy behind `document`: decrypted and repaired if necessary. */
  readonly path: string;
  /** Codes of the damage that had to be repaired before the file could be read. */
  readonly repaired: readonly string[];
  /** Set when the input was encrypted: results keep its protection through `keepProtection`. */
  readonly protection: {
    readonly path: string;
    readonly password: string;
    readonly encryption: Encryption;
    /** True when the user has stated their right to do what the owner restricts. */
    readonly rights: boolean;
  } | null;
}

/** Workspace of a run, and the signal that aborts it. */
export interface RunContext {
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** Size up to which a file is read into memory, for a tool that opens many; 32 MiB when absent. */
  readonly heldBytes?: number;
}

/**
 * Opens a PDF for a purpose: decrypts it with the password of the file and repairs it if it is damaged.
 *
 * @throws Failure `empty-file`, `damaged-file`, `password-required`, `wrong-password`, `restricted-file`.
 */
export function openPdfFile(
  file: InputFile,
  purpose: AccessPurpose,
  context: RunContext,
): Promise<OpenedPdf> {
  return namingFile(file, () => open(file, purpose, context));
}

async function open(file: InputFile, purpose: AccessPurpose, context: RunContext): Promise<OpenedPdf> {
  if ((await stat(file.path)).size === 0) {
    throw new Failure('empty-file');
  }

  try {
    return plain(openPdf(await openFileBytes(file.path, context.heldBytes), codec), file.path);
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }

    if (error.code === 'password-required') {
      return openEncrypted(file, purpose, context);
    }

    if (error.code !== 'damaged-file') {
      throw error;
    }

    return openDamaged(file, error, purpose, context);
  }
}

function plain(document: PdfDocument, path: string, more: readonly string[] = []): OpenedPdf {
  if (document.pageCount === 0) {
    throw new Failure('damaged-file', 'no pages');
  }

  return { document, path, repaired: [...more, ...document.repairs], protection: null };
}

async function openEncrypted(
  file: InputFile,
  purpose: AccessPurpose,
  context: RunContext,
): Promise<OpenedPdf> {
  const { workspace, signal } = context;
  const given = file.password ?? '';
  const { opening, password } = await tryForms(file.path, given, context);

  if (opening === 'password-needed') {
    throw new Failure(given === '' ? 'password-required' : 'wrong-password');
  }

  if (opening === 'unknown') {
    throw new Failure('damaged-file', 'encrypted, and its encryption cannot be read');
  }

  const encryption = await encryptionOf(file.path, password, workspace, signal);

  if (encryption === null) {
    throw new Failure('damaged-file', 'declared as encrypted but is not');
  }

  const rights = file.rights === true;

  if (!rights && !mayUse(encryption, purpose)) {
    throw new Failure('restricted-file', `${purpose} is not allowed`);
  }

  const path = workspace.newPath('pdf');
  const result = await qpdf({
    args: (name) => ['--decrypt', `--password=${password}`, name(file.path), name(path)],
    workspace,
    signal,
  });

  if (!wroteFile(result)) {
    throw new Failure('damaged-file', `cannot be decrypted: ${result.stderr}`);
  }

  const opened = plain(openPdf(await openFileBytes(path, context.heldBytes), codec), path);

  return { ...opened, protection: { path: file.path, password, encryption, rights } };
}

/** Tries the forms of a password. Returns the first that opens the file, or the way opening failed. */
async function tryForms(
  path: string,
  given: string,
  { workspace, signal }: RunContext,
): Promise<{ opening: Opening; password: string }> {
  let opening: Opening = 'password-needed';

  for (const password of passwordForms(given)) {
    opening = await openingOf({ path, password, workspace, signal });

    if (opening !== 'password-needed') {
      return { opening, password };
    }
  }

  return { opening, password: given };
}

function mayUse({ asOwner, allowed }: Encryption, purpose: AccessPurpose): boolean {
  if (asOwner || purpose === 'look') {
    return true;
  }

  switch (purpose) {
    case 'assemble':
      return allowed.assemble || allowed.modify;
    case 'fill':
      return allowed.fill || allowed.annotate;
    default:
      return allowed[purpose];
  }
}

/**
 * Refuses a purpose that the owner of an opened file forbids.
 *
 * @throws Failure `restricted-file`
 */
export function checkPurpose({ protection }: Pick<OpenedPdf, 'protection'>, purpose: AccessPurpose): void {
  if (protection !== null && !protection.rights && !mayUse(protection.encryption, purpose)) {
    throw new Failure('restricted-file', `${purpose} is not allowed`);
  }
}

/** Tries qpdf's recovery, then PDFium's, on a file our reader cannot open. */
async function openDamaged(
  file: InputFile,
  damage: Failure,
  purpose: AccessPurpose,
  context: RunContext,
): Promise<OpenedPdf> {
  const attempts = [rewriteWithQpdf, rewriteWithPdfium];

  for (const attempt of attempts) {
    const path = context.workspace.newPath('pdf');

    if (!(await attempt(file.path, path, context))) {
      continue;
    }

    try {
      return plain(openPdf(await openFileBytes(path, context.heldBytes), codec), path, ['rewritten']);
    } catch (error) {
      if (isFailure(error) && error.code === 'password-required') {
        return openEncrypted({ ...file, path }, purpose, context);
      }

      if (!isFailure(error) || error.code !== 'damaged-file') {
        throw error;
      }
    }
  }

  throw damage;
}

async function rewriteWithQpdf(
  from: string,
  to: string,
  { workspace, signal }: RunContext,
): Promise<boolean> {
  return wroteFile(await qpdf({ args: (name) => [name(from), name(to)], workspace, signal }));
}

async function rewriteWithPdfium(from: string, to: string): Promise<boolean> {
  const { resaveWithPdfium } = await import('../pdfium/resave.ts');

  return resaveWithPdfium(from, to);
}
