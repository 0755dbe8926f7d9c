import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './targets.ts';

interface LockedEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package of npm as the lockfile has it. */
export interface LockedPackage {
  readonly name: string;
  /** Path below the root, such as `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly version: string;
  readonly integrity: string;
  readonly license: string;
}

/** The packages that a system needs for some others: these with their dependencies, and the binaries for the system. */
export function lockedPackages(root: string, names: readonly string[], target: Target): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedEntry>>;
  };
  const found = new Map<string, LockedPackage>();
  const waiting = names.map((name) => ({ name, from: '', isOptional: false }));

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = pathOf(packages, next.name, next.from);
    const entry = path === null ? undefined : packages[path];

    if (path === null || entry === undefined) {
      if (next.isOptional) {
        continue;
      }

      throw new Error(`package-lock.json lacks ${next.name}`);
    }

    if (found.has(path) || !fits(entry, target)) {
      continue;
    }

    const { version = '', integrity = '', license } = entry;
    found.set(path, { name: next.name, path, version, integrity, license: license ?? licenseIn(root, path) });
    const needed = Object.keys(entry.dependencies ?? {}).map((name) => ({ name, isOptional: false }));
    const optional = Object.keys(entry.optionalDependencies ?? {}).map((name) => ({
      name,
      isOptional: true,
    }));
    waiting.push(...[...needed, ...optional].map((each) => ({ ...each, from: path })));
  }

  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Path of the package that a folder finds by this name, as Node looks for it; null when there is none. */
function pathOf(packages: Readonly<Record<string, unknown>>, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;

    if (path in packages) {
      return path;
    }

    if (folder === '') {
      return null;
    }
  }
}

function fits({ os, cpu, libc }: LockedEntry, target: Target): boolean {
  const isFor = (list: readonly string[] | undefined, value: string) =>
    list === undefined || list.includes(value);

  return isFor(os, target.os) && isFor(cpu, target.cpu) && (target.os !== 'linux' || isFor(libc, 'glibc'));
}

/** Licence as the manifest of an installed package names it. */
function licenseIn(root: string, path: string): string {
  const manifest = join(root, path, 'package.json');
  const { license, licenses } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  // Older manifests have a list of objects.
  const named: unknown = license ?? licenses?.[0]?.type;

  if (typeof named !== 'string') {
    throw new Error(`${path} names no licence`);
  }

  return named;
}
