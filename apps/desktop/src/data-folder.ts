import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'octavo-desktop-';

/** Creates the data folder of this process, and deletes those that killed processes have left. */
export async function makeDataFolder(parent: string = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const [, owner] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];

    if (owner !== undefined && !isRunning(Number(owner))) {
      // A folder of another user cannot be deleted, and stays.
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }

  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`));

  // Root runs jobs as another user, who must be able to enter this folder where there is no bubblewrap.
  if (process.getuid?.() === 0) {
    await chmod(folder, 0o711);
  }

  return folder;
}

/** True while a process has this id, also one of another user. */
export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
