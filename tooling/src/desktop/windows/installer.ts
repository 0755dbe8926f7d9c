import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesByFolder } from '../folder-files.ts';
import { makensis } from './makensis.ts';

/** Writes the installer of a folder: one program that installs, and that leaves an uninstaller behind. */
export function writeInstaller(folder: string, version: string, path: string): string {
  const lists = `${folder}.lists`;
  rmSync(lists, { recursive: true, force: true });
  mkdirSync(lists, { recursive: true });
  const folders = filesByFolder(folder);
  writeFileSync(join(lists, 'files.nsh'), installed(folder, folders));
  writeFileSync(join(lists, 'removed.nsh'), removed(folders));
  makensis('installer.nsi', {
    OUT: path,
    ICON: join(folder, 'octavo.ico'),
    VERSION: version,
    KILOBYTES: execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0] ?? '0',
    LISTS: lists,
  });
  rmSync(lists, { recursive: true });

  return path;
}

type Folders = ReturnType<typeof filesByFolder>;

function installed(root: string, folders: Folders): string {
  const linesOf = ([folder, names]: readonly [string, readonly string[]]) => [
    `SetOutPath "${placeOf(folder)}"`,
    ...names.map((name) => `File "${join(root, folder, name)}"`),
  ];

  return `${[...folders].flatMap(linesOf).join('\n')}\n`;
}

/** Files first, then their folders from the deepest; a folder with other files stays. */
function removed(folders: Folders): string {
  const files = [...folders].flatMap(([folder, names]) =>
    names.map((name) => `Delete "${placeOf(join(folder, name))}"`),
  );
  const emptied = [...folders.keys()].filter((folder) => folder !== '').toReversed();

  return `${[...files, ...emptied.map((folder) => `RMDir "${placeOf(folder)}"`)].join('\n')}\n`;
}

function placeOf(path: string): string {
  // NSIS would read a variable.
  if (path.includes('$')) {
    throw new Error(`a name for Windows has no dollar sign: ${path}`);
  }

  return ['$INSTDIR', ...path.split('/').filter((part) => part !== '')].join('\\');
}
