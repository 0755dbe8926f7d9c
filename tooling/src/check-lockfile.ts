import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Checks that `npm ci` accepts the lockfile on every system, and that packages come from whichever registry npm uses.
 *
 * npm leaves out an optional package of another system when the registry it asks lacks it, and then refuses the
 * lockfile on all systems. Entries without `integrity` get theirs when npm next reads the package's metadata.
 *
 * @returns Faults as lines of text.
 */
export function checkLockfile(root: string): string[] {
  const { packages }: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));

  return Object.entries(packages).flatMap(([path, { resolved, link, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `package-lock.json: lacks ${name}, which ${path || 'the root'} uses on another system`),
    ...(resolved !== undefined && link !== true ? [`package-lock.json: names a registry for ${path}`] : []),
  ]);
}
