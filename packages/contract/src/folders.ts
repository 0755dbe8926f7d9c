import * as z from 'zod';
import type { FileKind } from './kinds.ts';

/** Messages between the page about folders and the desktop application. */

/** Tools that one after another work on a file. */
export const stepsPerFile = 5;

/** Most bytes of a file that an option takes. */
export const optionFileBytes = 100 * 1024 ** 2;

export const folderStep = z.object({
  tool: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  /** Files that options take, by the name of the option, as the application has named its copies of them. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{1,8}$/)).optional(),
});
export type FolderStep = z.infer<typeof folderStep>;

const path = z.string().min(1).max(4096);

/** Work on the files of a folder. Both folders are absolute paths of this computer. */
export const folderTask = z.object({
  source: path,
  target: path,
  steps: z.array(folderStep).min(1).max(stepsPerFile),
  /** Opens protected files; empty for none. */
  password: z.string().default(''),
  /** States the user's right to do what the owners of the files restrict. */
  rights: z.boolean().default(false),
  /** Language of the report. */
  locale: z.enum(['en', 'fr']),
});
export type FolderTask = z.infer<typeof folderTask>;

/** A folder to list; null for the user's own. */
export const folderQuestion = z.object({ path: path.nullable() });

export const newFolder = z.object({ parent: path, name: z.string().min(1).max(200) });

/** Options of steps that are not kept, by the index of the step, such as the password of a protected result. */
export const watchStart = z.object({
  password: z.string().optional(),
  options: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});
export type WatchStart = z.infer<typeof watchStart>;

/** Ways of folders to fail that no other part of the product has. */
export const folderProblemCodes = [
  'file-vanished',
  'file-unreadable',
  'file-changed',
  'folder-missing',
  'folder-unreadable',
  'folder-not-writable',
  'folder-exists',
  'name-not-possible',
  'path-not-absolute',
  'same-folder',
  'target-holds-source',
  'steps-do-not-fit',
  'tool-not-for-folders',
  'nothing-to-do',
  'watched-already',
  'not-processed',
  'option-file-missing',
  'no-file-manager',
] as const;
export type FolderProblemCode = (typeof folderProblemCodes)[number];

/** Answer to a file that an option takes: its name in steps of tasks. */
export interface OptionFileView {
  readonly name: string;
}

/** A failure in the language of the page. */
export interface FolderProblemView {
  readonly code: string;
  readonly text: string;
}

export interface FolderListing {
  readonly path: string;
  readonly name: string;
  /** Null for a root. */
  readonly parent: string | null;
  readonly folders: readonly { readonly name: string; readonly path: string }[];
  /** Files in it, without those of its folders. */
  readonly files: number;
  /** Folders that exist on this computer: of the user, and the roots of drives. */
  readonly places: readonly {
    readonly kind: FolderPlaceKind;
    readonly name: string;
    readonly path: string;
  }[];
}

export type FolderPlaceKind = 'home' | 'desktop' | 'documents' | 'downloads' | 'drive';

/** Files that a task would work on. */
export interface FolderPlanView {
  readonly files: number;
  readonly bytes: number;
  readonly folders: number;
  /** Files of kinds that the first tool does not take; they are left alone. */
  readonly others: number;
  readonly kinds: readonly FileKind[];
}

export const folderFileStates = ['waiting', 'running', 'done', 'unchanged', 'failed', 'cancelled'] as const;
/** `unchanged`: there was nothing to change, and the result is the file itself. */
export type FolderFileState = (typeof folderFileStates)[number];

export interface FolderFileView {
  /** Path below the source, with slashes. */
  readonly path: string;
  readonly state: FolderFileState;
  /** Completed share, from 0 to 1. */
  readonly share: number;
  readonly sizeBytes: number;
  readonly resultBytes: number;
  /** Paths below the target, with slashes. */
  readonly results: readonly string[];
  readonly problem: FolderProblemView | null;
}

/** `pausing` and `cancelling` while runs end. */
export type FolderBatchState = 'running' | 'pausing' | 'paused' | 'cancelling' | 'cancelled' | 'done';

export interface FolderBatchView {
  readonly id: string;
  readonly state: FolderBatchState;
  /** Reason for which the batch has paused itself, such as a full disk. */
  readonly because: FolderProblemView | null;
  readonly source: string;
  readonly target: string;
  readonly tools: readonly string[];
  readonly total: number;
  readonly others: number;
  readonly counts: Readonly<Record<FolderFileState, number>>;
  readonly running: readonly FolderFileView[];
  /** Name of the report in the result folder; null until it is written. */
  readonly report: string | null;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** Part of the files of a batch, in their order. */
export interface FolderFilesView {
  readonly files: readonly FolderFileView[];
  /** Files that the filter lets through. */
  readonly total: number;
}

export interface FolderWatchView {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly tools: readonly string[];
  readonly isActive: boolean;
  readonly because: FolderProblemView | null;
  readonly done: number;
  readonly failed: number;
  /** The latest files first. */
  readonly recent: readonly FolderFileView[];
  /** Passwords that were not kept and are needed to start again, each with its tool and its label. */
  readonly missing: readonly {
    readonly step: number;
    readonly option: string;
    readonly tool: string;
    readonly label: string;
  }[];
  /** True when the password of protected files was not kept. */
  readonly needsPassword: boolean;
}

export interface FoldersView {
  readonly batches: readonly FolderBatchView[];
  readonly watches: readonly FolderWatchView[];
}
