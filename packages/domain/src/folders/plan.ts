import { type FileKind, kinds } from '@octavo/contract/kinds';
import { isOwnFile } from './own-files.ts';

/** A file below the folder of a task. */
export interface FoundFile {
  /** Path below the folder, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
}

export interface FilePlan {
  /** Files to work on, in the order of a file list: `page 2` before `page 10`. */
  readonly files: readonly FoundFile[];
  /** Number of files of other kinds, which are left alone. */
  readonly others: number;
}

/**
 * Chooses the files that a tool takes by their endings; their bytes are checked when their turn comes. Hidden files and
 * those of Octavo itself belong to neither group.
 */
export function planFiles(found: readonly FoundFile[], accepts: readonly FileKind[]): FilePlan {
  const visible = found.filter(({ path }) => !isLeftOut(path));
  const files = visible.filter(({ path }) => hasEndingOf(path, accepts));

  return { files: files.toSorted(byPath), others: visible.length - files.length };
}

/** True for a file that no task takes notice of: hidden ones, and those that Octavo has written about its work. */
export function isLeftOut(path: string): boolean {
  const name = nameOf(path);

  // `~$` begins the lock files of Office programs.
  return path.split('/').some((part) => part.startsWith('.')) || name.startsWith('~$') || isOwnFile(name);
}

export function hasEndingOf(path: string, accepts: readonly FileKind[]): boolean {
  const name = nameOf(path);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();

  return (
    name.includes('.') && accepts.some((kind) => [...kinds[kind].extensions].some((each) => each === ending))
  );
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Folder part of a path, without a slash at its end; empty for a file in the folder itself. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

const order = new Intl.Collator('en', { numeric: true });

/** Files of a folder before those of its folders. */
function byPath({ path: one }: FoundFile, { path: other }: FoundFile): number {
  return order.compare(folderOf(one), folderOf(other)) || order.compare(nameOf(one), nameOf(other));
}
