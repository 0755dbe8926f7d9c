import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';

/** An input of a run: a private copy on disk that the run may read but not change. */
export interface InputFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly path: string;
  readonly sizeBytes: number;
  readonly password?: string | undefined;
  /** True when the user has stated their right to do what the owner of the file restricts. */
  readonly rights?: boolean | undefined;
  /** Name of the option that takes the file; absent for a file that the tool works on. */
  readonly option?: string | undefined;
}

/** A result of a run: a file inside the workspace. */
export interface OutputFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly path: string;
  /** PDF of its first pages, if one was rendered as a by-product. */
  readonly drawn?: string;
  /** Page count of a PDF; the output check counts the pages when absent. */
  readonly pages?: number;
  readonly notes: readonly Note[];
}

/** The private folder of one run. */
export interface Workspace {
  readonly folder: string;
  /** Returns a unique path for a new file in the folder. */
  newPath(extension: string): string;
}
