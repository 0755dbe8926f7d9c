import { createHash } from 'node:crypto';
import { type FailureCode, type FailureValues, failures } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { type FileKind, kinds } from '@octavo/contract/kinds';
import { previewPages, previewResults, resultsPerTask } from '@octavo/contract/limits';
import type { FormFolder } from '@octavo/forms/_gen/forms';
import type { SealKey } from '@octavo/tools/kit/types';
import * as z from 'zod';

/** Marks a process as started ahead of its job, with no job waiting for it; a program to start may follow. */
export const spareArgument = '--spare';

/** Marks the process that gets no job: it loads every module once, so that their compiled code is kept. */
export const compileArgument = '--compile';

/** File descriptor of the child's end of the channel, which carries one JSON message per line. */
export const channelDescriptor = 3;

/**
 * Path of the proxy's socket in an open folder. Socket paths are limited to 107 bytes, and the folder of a
 * run may have a longer path, so this one uses the descriptor.
 */
export const webSocketPath = (folderDescriptor: number) => `/proc/self/fd/${folderDescriptor}/proxy`;

/**
 * Address of the proxy's socket where there is no /proc: a pipe of Windows, or a socket with a short path. The folder
 * has an unguessable name, and the address with it.
 */
export function webSocketAddress(folder: string): string {
  const name = `octavo-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;

  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}`;
}

/** Job request as the worker sends it to the child process. Paths are the same inside and outside. */
export interface SandboxRequest {
  readonly tool: string;
  readonly files: readonly {
    readonly name: string;
    readonly kind: FileKind;
    readonly path: string;
    readonly sizeBytes: number;
    readonly password?: string | undefined;
    readonly rights?: boolean | undefined;
    readonly option?: string | undefined;
  }[];
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * True when the results are shown to a viewer who may not download them, so that previews get a watermark.
   */
  readonly marksPreviews: boolean;
  /** False for results that no page shows; previews are drawn when absent. */
  readonly drawsPreviews?: boolean;
  /** Folder for everything the run writes. */
  readonly folder: string;
  /** Folder of the socket the worker's proxy listens on, if the tool reaches the web. */
  readonly webFolder: string;
  /** Address of the time-stamp authority, if the tool reaches it. */
  readonly timeStampAuthority: string | null;
  /** Certificates that the operator trusts, as base64 of their DER, if the tool reaches authorities. */
  readonly trustedRoots: readonly string[];
  /** Blanks of the operator, as base64, if the tool fills in that form. */
  readonly formBlanks: readonly {
    readonly form: FormFolder;
    readonly revision: string;
    readonly bytes: string;
  }[];
  /** Key of the operator's seal, for a run that seals. */
  readonly seal: SealKey | null;
}

const failureCode = z.enum(Object.keys(failures) as [FailureCode, ...FailureCode[]]);
const fileKind = z.enum(Object.keys(kinds) as [FileKind, ...FileKind[]]);

// One check for all notes and values: schemas would report what is wrong with every single one.
const values = z.custom<FailureValues>(areValues);
const notes = z.custom<Note[]>((given) => Array.isArray(given) && given.length <= 50 && given.every(isNote));

function areValues(given: unknown): boolean {
  return isTable(given) && Object.values(given).every(isValue);
}

function isNote(given: unknown): boolean {
  if (!isTable(given) || !('code' in given) || !('values' in given) || Object.keys(given).length !== 2) {
    return false;
  }

  return typeof given.code === 'string' && areValues(given.values);
}

function isTable(given: unknown): given is object {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isValue(value: unknown): boolean {
  return typeof value === 'string' || Number.isFinite(value);
}

/** Not trusted: an attacker who has taken over the process writes these messages. */
export const sandboxMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progressed'), progress: z.number().min(0).max(1) }),
  /** Work on a page begins or ends. */
  z.object({ type: z.literal('page'), page: z.int().min(1), isOpen: z.boolean() }),
  /** Passages of pages that are read while others are not: those after the part before. */
  z.object({
    type: z.literal('part'),
    path: z.string(),
    lastPage: z.int().min(1),
    pageCount: z.int().min(1),
  }),
  z.object({
    type: z.literal('finished'),
    engineMilliseconds: z.number(),
    results: z
      .array(
        z.object({
          input: z.int().min(0).nullable(),
          name: z.string().min(1).max(300),
          kind: fileKind,
          path: z.string(),
          pages: z.int().min(0).nullable(),
          notes,
        }),
      )
      .max(resultsPerTask),
    failures: z.array(z.object({ input: z.int().min(0), code: failureCode, values })).max(100),
  }),
  /** Follows `finished`. */
  z.object({
    type: z.literal('previewed'),
    previews: z
      .array(
        z.object({
          result: z.int().min(0),
          page: z.int().min(1).max(previewPages),
          kind: z.enum(['jpg', 'txt']),
          path: z.string(),
        }),
      )
      .max(previewResults * previewPages),
  }),
  z.object({ type: z.literal('failed'), code: failureCode, values, detail: z.string().max(4000) }),
]);
export type SandboxMessage = z.infer<typeof sandboxMessage>;
export type SandboxPart = Extract<SandboxMessage, { type: 'part' }>;
export type SandboxPreview = Extract<SandboxMessage, { type: 'previewed' }>['previews'][number];
export type SandboxResult = Extract<SandboxMessage, { type: 'finished' }>['results'][number];
