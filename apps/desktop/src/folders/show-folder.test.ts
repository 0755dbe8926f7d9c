import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { expect, it } from 'vitest';
import { folderShower, showFolder } from './show-folder.ts';

/** A file manager that writes what it was asked for into a file, and exits with a code. */
async function fileManager(code: number) {
  const folder = newRunFolder();
  const [program, asked] = [join(folder, 'xdg-open'), join(folder, 'asked')];
  await writeFile(program, `#!/bin/sh\nprintf %s "$1" > '${asked}'\nexit ${code}\n`);
  await chmod(program, 0o755);
  const shown = join(folder, 'résultats & notes');
  await mkdir(shown);

  return { host: { platform: 'linux' as const, findProgram: () => program }, asked, shown };
}

it('shows the folder itself, whatever its name', async () => {
  const { host, asked, shown } = await fileManager(0);
  await showFolder(shown, host);

  expect(await readFile(asked, 'utf8')).toBe(shown);
});

it('reports a file manager that fails or is missing, and a folder that is gone', async () => {
  const { host, shown } = await fileManager(3);

  await expect(showFolder(shown, host)).rejects.toMatchObject({ code: 'no-file-manager' });
  await expect(showFolder(shown, { ...host, findProgram: () => null })).rejects.toMatchObject({
    code: 'no-file-manager',
  });
  await expect(showFolder(`${shown}/gone`, host)).rejects.toMatchObject({ code: 'folder-missing' });
});

it('knows the file managers of all systems', () => {
  const find = (name: string) => `/usr/bin/${name}`;

  expect(folderShower({ platform: 'win32', findProgram: find })?.program).toBe('explorer');
  expect(folderShower({ platform: 'darwin', findProgram: find })?.program).toBe('open');
  expect(folderShower({ platform: 'linux', findProgram: find })?.program).toBe('/usr/bin/xdg-open');
});
