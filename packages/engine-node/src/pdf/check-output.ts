import { open, readFile, stat } from 'node:fs/promises';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { openPdf } from '@octavo/pdf/document';
import { codec } from '../codec.ts';
import { openFileBytes } from '../file-bytes.ts';
import { qpdf, wroteFile } from '../programs/qpdf.ts';
import type { OutputFile } from '../run-files.ts';
import { sniffFile } from '../sniff-file.ts';
import type { RunContext } from './open.ts';

export interface CheckedOutput {
  readonly sizeBytes: number;
  /** Page count of a PDF that opens without a password, otherwise null. */
  readonly pages: number | null;
}

/**
 * Checks a result as its recipient would use it: it must be of its kind, open, and have the pages it claims.
 * A tool's report of success is not trusted.
 *
 * @throws Failure `output-broken`
 */
export async function checkOutput(output: OutputFile, context: RunContext): Promise<CheckedOutput> {
  const { size } = await stat(output.path);

  if (size === 0) {
    throw new Failure('output-broken', `${output.kind} of 0 bytes`);
  }

  if (output.kind === 'txt') {
    await checkText(output.path);

    return { sizeBytes: size, pages: null };
  }

  const kind = await kindOf(output);

  if (kind !== output.kind) {
    throw new Failure('output-broken', `${output.kind} that is ${kind ?? 'nothing known'}`);
  }

  return { sizeBytes: size, pages: output.kind === 'pdf' ? await countPages(output, context) : null };
}

/** True for a result that passes `checkOutput`. */
export async function isIntact(output: OutputFile, context: RunContext): Promise<boolean> {
  try {
    await checkOutput(output, context);

    return true;
  } catch (error) {
    if (isFailure(error) && error.code === 'output-broken') {
      return false;
    }

    throw error;
  }
}

async function kindOf(output: OutputFile): Promise<FileKind | null> {
  const file = await open(output.path);

  try {
    return await sniffFile(file, output.name);
  } finally {
    await file.close();
  }
}

async function checkText(path: string): Promise<void> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (cause) {
    throw new Failure('output-broken', 'text that is not UTF-8', { cause });
  }
}

interface PageCounts {
  /** Count of our reader; null for a document that requires a password. */
  readonly ours: number | null;
  /** Count of qpdf; null when it fails. */
  readonly theirs: number | null;
}

/** Counts by path and state of the file, because results that a tool has checked are checked again after the run. */
const counted = new Map<string, PageCounts>();

/** Counts pages with our reader and with qpdf, which must agree with each other and with the tool. */
async function countPages(output: OutputFile, context: RunContext): Promise<number | null> {
  const { size, mtimeNs, ino } = await stat(output.path, { bigint: true });
  const state = [output.path, size, mtimeNs, ino].join(' ');
  const { ours, theirs } = counted.get(state) ?? (await countBoth(output.path, context));
  counted.set(state, { ours, theirs });

  if (ours === null) {
    return output.pages ?? null;
  }

  if (ours === 0 || theirs !== ours || (output.pages !== undefined && output.pages !== ours)) {
    throw new Failure('output-broken', `pages: ${output.pages} claimed, ${ours} read, ${theirs} by qpdf`);
  }

  return ours;
}

async function countBoth(path: string, context: RunContext): Promise<PageCounts> {
  // Both at once: qpdf is a process of its own. It fails for documents that require a password.
  const [ours, result] = await Promise.all([
    countOwn(path),
    qpdf({ args: (name) => ['--show-npages', name(path)], ...context }),
  ]);

  return { ours, theirs: wroteFile(result) ? Number(result.stdout.toString('utf8').trim()) : null };
}

/** Page count by our reader; null for a document that requires a password, as a protected result must. */
async function countOwn(path: string): Promise<number | null> {
  try {
    return openPdf(await openFileBytes(path), codec).pageCount;
  } catch (error) {
    if (isFailure(error) && error.code === 'password-required') {
      return null;
    }

    throw new Failure('output-broken', 'result cannot be opened', { cause: error });
  }
}
