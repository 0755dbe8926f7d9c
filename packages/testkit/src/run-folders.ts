import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folders: string[] = [];

/** Makes a folder for one run of a tool, which exists until the test file ends. */
export function newRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-run-'));
  folders.push(folder);

  return folder;
}

export async function deleteRunFolders(): Promise<void> {
  const old = folders;
  folders = [];
  await Promise.all(old.map((folder) => rm(folder, { recursive: true, force: true })));
}
