import { access, mkdir, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import type { FolderListing, FolderPlaceKind } from '@octavo/contract/folders';
import { FolderFailure, listing, systemCode, writing } from './problem.ts';

/** Lists the folders in a folder, for a user who chooses one; null for the user's own. */
export async function listFolder(asked: string | null): Promise<FolderListing> {
  const path = absolute(asked ?? homedir());
  const entries = await listing(() => readdir(path, { withFileTypes: true }));
  const parent = dirname(path);
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  const names = visible.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const order = new Intl.Collator('en', { numeric: true });

  return {
    path,
    name: basename(path) || path,
    parent: parent === path ? null : parent,
    folders: names.toSorted(order.compare).map((name) => ({ name, path: join(path, name) })),
    files: visible.filter((entry) => entry.isFile()).length,
    places: await listPlaces(),
  };
}

/** Makes a folder. @returns its path */
export async function makeFolder(parent: string, name: string): Promise<string> {
  if (/[/\\<>:"|?*\p{Cc}]/u.test(name) || /^\.+$/.test(name) || name.trim() !== name) {
    throw new FolderFailure('name-not-possible');
  }

  const path = join(absolute(parent), name);

  try {
    await writing(() => mkdir(path));
  } catch (error) {
    throw systemCode(error) === 'EEXIST' ? new FolderFailure('folder-exists', error) : error;
  }

  return path;
}

/** @throws FolderFailure `path-not-absolute` */
export function absolute(path: string): string {
  if (!isAbsolute(path)) {
    throw new FolderFailure('path-not-absolute');
  }

  return resolve(path);
}

/** @throws FolderFailure `folder-missing` for anything that is not a folder */
export async function requireFolder(path: string): Promise<void> {
  if (!(await listing(() => stat(path))).isDirectory()) {
    throw new FolderFailure('folder-missing');
  }
}

async function listPlaces(): Promise<FolderListing['places']> {
  const home = homedir();
  const own: readonly (readonly [FolderPlaceKind, string])[] = [
    ['home', home],
    ['desktop', join(home, 'Desktop')],
    ['documents', join(home, 'Documents')],
    ['downloads', join(home, 'Downloads')],
    ...drives().map((drive) => ['drive', drive] as const),
  ];
  const there = await Promise.all(own.map(([, path]) => access(path).then(isYes, isNo)));

  return own
    .filter((_, index) => there[index])
    .map(([kind, path]) => ({ kind, path, name: basename(path) || path }));
}

const isYes = () => true;
const isNo = () => false;

function drives(): string[] {
  return process.platform === 'win32'
    ? [...'CDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`)
    : process.platform === 'darwin'
      ? ['/Volumes']
      : ['/', '/media', '/mnt'];
}
