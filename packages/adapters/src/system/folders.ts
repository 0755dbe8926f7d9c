import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** True when every user of the machine may pass through the folder and all above it. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) {
      return false;
    }

    if (path === dirname(path)) {
      return true;
    }
  }
}

/** Creates the data folder. As root, other users must be able to pass through it, but not to list it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const asRoot = process.getuid?.() === 0;
  await mkdir(folder, { recursive: true, mode: asRoot ? 0o711 : 0o700 });

  if (!asRoot) {
    return;
  }

  await chmod(folder, 0o711);

  if (!(await isOpenToAll(folder))) {
    throw new Error(
      `the database and the jobs run as other users, who cannot reach ${folder}: choose another OCTAVO_DATA`,
    );
  }
}

/** Creates a folder only this user may enter; `userId` is null for the user of this process. */
export async function makePrivateFolder(folder: string, userId: number | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);

  if (userId !== null) {
    await chown(folder, userId, userId);
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
