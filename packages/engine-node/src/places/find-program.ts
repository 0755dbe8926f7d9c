import { posix, win32 } from 'node:path';
import { type Computer, thisComputer } from './computer.ts';
import { namesOnPath, standardPlaces } from './standard-places.ts';

const found = new Map<string, string | null>();

/** True when a program of this name can be started. */
export function hasProgram(name: string): boolean {
  return findProgram(name) !== null;
}

/** Path of the program with this name, or null when it is not installed. */
export function findProgram(name: string): string | null {
  // The search path may change while this process runs.
  const key = `${name}\n${process.env['PATH'] ?? ''}`;
  const known = found.get(key);

  if (known !== undefined) {
    return known;
  }

  const path = findProgramOn(thisComputer, name);
  found.set(key, path);

  return path;
}

/** Forgets what was found, so that programs installed meanwhile are found as well. */
export function lookAgain(): void {
  found.clear();
}

/**
 * Looks for a program on the search path, and then where its installer puts it. A browser is taken from its own folder
 * first: what is on the path may be a script that adds flags.
 */
export function findProgramOn(computer: Computer, name: string): string | null {
  const { isAbsolute } = pathsOf(computer);
  const places = standardPlaces(name, computer);
  const onPath = namesOnPath(name, computer).flatMap((each) => pathsOnSearchPath(each, computer));
  const isPlacedFirst = name === 'chromium' || name === 'office-python';
  const paths = isAbsolute(name) ? [name] : isPlacedFirst ? [...places, ...onPath] : [...onPath, ...places];

  return paths.find((path) => computer.isProgram(path)) ?? null;
}

function pathsOnSearchPath(name: string, computer: Computer): string[] {
  const { platform, variables } = computer;
  const { delimiter, join } = pathsOf(computer);
  const path = variables['PATH'] ?? variables['Path'] ?? (platform === 'win32' ? '' : '/usr/bin:/bin');
  const file = platform === 'win32' && !name.endsWith('.exe') ? `${name}.exe` : name;

  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, file));
}

function pathsOf({ platform }: Computer) {
  return platform === 'win32' ? win32 : posix;
}
