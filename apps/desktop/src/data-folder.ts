import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const start = 'octavo-desktop-';

/** Creates the folder of this process, and deletes those that killed processes have left. */
export async function makeDataFolder(parent: string = tmpdir()): Promise<string> {
  for (const name of await readdir(parent)) {
    const [, owner] = new RegExp(`^${start}(\\d+)-`).exec(name) ?? [];

    if (owner !== undefined && !isRunning(Number(owner))) {
      // One of another user stays.
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }

  const folder = await mkdtemp(join(parent, `${start}${process.pid}-`));

  // Runs of root are those of another user, who must reach the folders of runs in it where there is no bubblewrap.
  if (process.getuid?.() === 0) {
    await chmod(folder, 0o711);
  }

  return folder;
}

/** True while a process has this number. */
export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
