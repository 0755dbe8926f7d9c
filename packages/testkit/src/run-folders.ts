import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Process that made a folder, in its name. */
const folderName = /^octavo-run-(\d+)-/;

let folders: string[] = [];
let isSwept = false;

/** Makes a folder for one run of a tool, which exists until the test file ends. */
export function newRunFolder(): string {
  if (!isSwept) {
    isSwept = true;
    sweep();
  }

  const folder = mkdtempSync(join(tmpdir(), `octavo-run-${process.pid}-`));
  folders.push(folder);

  return folder;
}

export async function deleteRunFolders(): Promise<void> {
  const old = folders;
  folders = [];
  await Promise.all(old.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Deletes the folders of killed test processes. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, maker] = folderName.exec(name) ?? [];

    if (maker !== undefined && !isAlive(Number(maker))) {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);

    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
