import type { FileKind } from '@octavo/contract/kinds';
import type { FormFolder } from '@octavo/forms/_gen/forms';
import type { SealKey } from '@octavo/tools/kit/types';
import type * as z from 'zod';
import type { sandboxMessage } from './sandbox-message.ts';

/** Marks a process as started ahead of its job, with no job waiting for it; a program to start may follow. */
export const spareArgument = '--spare';

/** Marks the process that gets no job: it loads every module once, so that their compiled code is kept. */
export const compileArgument = '--compile';

/** File descriptor of the child's end of the channel, which carries one JSON message per line. */
export const channelDescriptor = 3;

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

export type SandboxMessage = z.infer<typeof sandboxMessage>;
export type SandboxPart = Extract<SandboxMessage, { type: 'part' }>;
export type SandboxPreview = Extract<SandboxMessage, { type: 'previewed' }>['previews'][number];
export type SandboxResult = Extract<SandboxMessage, { type: 'finished' }>['results'][number];
