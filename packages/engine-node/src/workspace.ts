import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Workspace } from './run-files.ts';

/** A workspace in an existing private folder; the owner of the folder removes it. */
export function workspaceIn(folder: string): Workspace {
  let count = 0;

  return {
    folder,
    newPath(extension) {
      count += 1;

      return join(folder, `part-${count}.${extension}`);
    },
  };
}

/** A workspace in a new temporary folder; `remove` deletes the folder with its contents. */
export async function createWorkspace(): Promise<Workspace & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-'));

  return { ...workspaceIn(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}
