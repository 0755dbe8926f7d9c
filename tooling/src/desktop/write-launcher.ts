import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { windowsIcon } from './icons.ts';
import type { PackParts } from './pack.ts';
import type { Target } from './targets.ts';
import { writeProgram } from './windows/launcher.ts';

const main = ['app', 'node_modules', '@octavo', 'desktop', 'src', 'main.js'];

/** Compiled modules are kept per user, which halves the time to the window. */
const shell = `#!/bin/sh
# Starts Octavo. The program of Node.js beside this file is the unchanged one of nodejs.org.
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
export NODE_ENV=production
export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-\${XDG_CACHE_HOME:-$HOME/.cache}/octavo/modules}"
exec "$here/node" --disable-warning=ExperimentalWarning "$here/${main.join('/')}" "$@"
`;

const batch = `@echo off\r
rem Starts Octavo. node.exe beside this file is the unchanged one of nodejs.org.\r
set "NODE_ENV=production"\r
set "NODE_COMPILE_CACHE=%LOCALAPPDATA%\\Octavo\\modules"\r
"%~dp0node.exe" --disable-warning=ExperimentalWarning "%~dp0${main.join('\\')}" %*\r
`;

/** Writes what starts the application, beside its Node.js. */
export async function writeLauncher(
  { os }: Target,
  { version, picture }: PackParts,
  folder: string,
): Promise<void> {
  const path = join(folder, os === 'win32' ? 'octavo.cmd' : 'octavo');
  writeFileSync(path, os === 'win32' ? batch : shell);
  chmodSync(path, 0o755);

  if (os === 'win32') {
    const icon = join(folder, 'octavo.ico');
    writeFileSync(icon, await windowsIcon(picture));
    writeProgram(icon, version, main.join('\\'), join(folder, 'Octavo.exe'));
  }
}
