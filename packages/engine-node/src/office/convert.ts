import { stat } from 'node:fs/promises';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { namingFile } from '../naming-file.ts';
import type { RunContext } from '../pdf/open.ts';
import { titled } from '../pdf/titled.ts';
import { isBlank } from '../pdfium/is-blank.ts';
import type { InputFile } from '../run-files.ts';
import { keepPages } from './keep-pages.ts';
import { openLocked, type UnlockedFile } from './open-locked.ts';
import { type Office, OfficeRefused, type OfficeRequest, type OfficeResult } from './session.ts';
import { takeOffice } from './warm.ts';

export interface OfficeConversion {
  /** Title for a document without one. */
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly filter?: string;
  readonly filterOptions?: string;
  onPage(done: number, total: number): void;
}

export interface ConvertedFile {
  readonly path: string;
  readonly notes: readonly Note[];
  /** True when the document is empty and the PDF has no content. */
  readonly isBlank: boolean;
}

/**
 * Converts a document to PDF with LibreOffice: macros do not run, links are not followed, nothing is updated.
 * LibreOffice's report of success is not trusted: a document with contents must produce visible output.
 *
 * @throws Failure `empty-file`, `damaged-file`, `password-required`, `wrong-password`,
 * `password-not-supported`, `no-such-sheet`, `memory-limit`, `time-limit`, `output-limit`, `engine-crashed`,
 * `engine-unavailable`, `output-broken`.
 */
export function convertOffice(
  file: InputFile,
  conversion: OfficeConversion,
  context: RunContext,
): Promise<ConvertedFile> {
  return namingFile(file, () => convert(file, conversion, context));
}

async function convert(
  file: InputFile,
  { onPage, title, ...conversion }: OfficeConversion,
  context: RunContext,
): Promise<ConvertedFile> {
  if ((await stat(file.path)).size === 0) {
    throw new Failure('empty-file');
  }

  const unlocked = await openLocked(file, context.workspace);
  const output = context.workspace.newPath('pdf');
  const { path: input, password } = unlocked;
  const request = { ...conversion, name: file.name, input, password, output };
  const result = await runTwice(request, onPage, context.signal).catch((error: unknown) => {
    throw error instanceof OfficeRefused ? failureOf(error, unlocked) : error;
  });
  const isEmpty = result.pages !== null && result.pages.kept.length === 0;
  const kept =
    result.pages === null || isEmpty ? output : await keepPages(output, result.pages, context.workspace);
  const blank = isEmpty || (await isBlank(kept));

  if (blank && result.content) {
    throw new Failure('output-broken', 'a document with content was rendered blank');
  }

  // The title is set after conversion: LibreOffice would show it in fields of the document.
  const path = isEmpty ? kept : await titled(kept, title, context.workspace);
  const notes = result.repaired ? [{ code: 'repaired', values: { what: 'rewritten' } }] : [];

  return { path, notes: [...notes, ...result.notes], isBlank: blank };
}

/**
 * Retries once with a fresh process after a crash, which may be accidental; a second crash is blamed on the
 * document.
 */
async function runTwice(
  request: OfficeRequest,
  onPage: OfficeConversion['onPage'],
  signal: AbortSignal,
): Promise<OfficeResult> {
  try {
    return await runOnce(request, onPage, signal);
  } catch (error) {
    if (!isFailure(error) || error.code !== 'engine-crashed') {
      throw error;
    }

    return runOnce(request, onPage, signal);
  }
}

async function runOnce(
  request: OfficeRequest,
  onPage: OfficeConversion['onPage'],
  signal: AbortSignal,
): Promise<OfficeResult> {
  signal.throwIfAborted();
  const office: Office = await takeOffice();
  const end = () => void office.end();
  signal.addEventListener('abort', end);

  try {
    return await office.convert(request, onPage);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    await office.end();
  }
}

function failureOf(refused: OfficeRefused, unlocked: UnlockedFile): Failure {
  const { why, message } = refused;

  if (why === 'memory') {
    return new Failure('memory-limit', message, { cause: refused });
  }

  if (why === 'no-such-sheet') {
    return new Failure('no-such-sheet', message, { cause: refused, values: { sheets: refused.detail } });
  }

  if (unlocked.isLocked || why === 'password') {
    return new Failure(unlocked.password === undefined ? 'password-required' : 'wrong-password', message, {
      cause: refused,
    });
  }

  return new Failure('damaged-file', message, { cause: refused });
}
