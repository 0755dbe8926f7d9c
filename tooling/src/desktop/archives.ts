import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Packs a folder under another name into a .tar.gz. */
export function packTar(folder: string, name: string, path: string): string {
  inFolderNamed(folder, name, (parent) =>
    execFileSync('tar', ['-czf', path, '--owner=0', '--group=0', '--sort=name', name], {
      cwd: parent,
    }),
  );

  return path;
}

/** Packs a folder under another name, with the bits by which files can be executed, as macOS needs them. */
export function packZip(folder: string, name: string, path: string): string {
  rmSync(path, { force: true });
  inFolderNamed(folder, name, (parent) =>
    execFileSync('zip', ['-6', '-q', '-r', '-X', path, name], { cwd: parent, maxBuffer: 1024 ** 3 }),
  );

  return path;
}

/** Calls with a parent in which the folder has the name that people see after unpacking. */
function inFolderNamed(folder: string, name: string, pack: (parent: string) => void): void {
  const parent = `${folder}.pack`;
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true });
  renameSync(folder, join(parent, name));

  try {
    pack(parent);
  } finally {
    renameSync(join(parent, name), folder);
    rmSync(parent, { recursive: true });
  }
}
