import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin, stripTypeScriptTypes } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Modules of this repository that an entry needs, and the npm packages that they import. */
export interface Reach {
  /** Paths relative to the root, sorted. */
  readonly modules: readonly string[];
  readonly packages: readonly string[];
}

/** Specifiers that no import statement has: of workers, and of packages that are found by `createRequire`. */
const hidden = [
  /new URL\(\s*'(\.[^']+\.tsx?)'/g,
  /createRequire\(import\.meta\.url\)(?:\.resolve)?\('([^']+)'\)/g,
  /\brequire\.resolve\('([^']+)'\)/g,
];

/** Follows the imports of the running code, not those of types alone, from some entries; `leftOut` are not entered. */
export function reachOf(root: string, entries: readonly string[], leftOut: RegExp = /^$/): Reach {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const waiting = entries.map((entry) => resolve(root, entry));

  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path) || leftOut.test(relative(root, path))) {
      continue;
    }

    modules.add(path);

    for (const specifier of importsOf(path)) {
      if (specifier.startsWith('.')) {
        waiting.push(resolve(dirname(path), specifier));
      } else if (specifier.startsWith('@octavo/')) {
        waiting.push(inWorkspace(path, specifier));
      } else if (!isBuiltin(specifier)) {
        packages.add(packageOf(specifier));
      }
    }
  }

  return {
    modules: [...modules].map((path) => relative(root, path)).toSorted(),
    packages: [...packages].toSorted(),
  };
}

function importsOf(path: string): string[] {
  if (!/\.[cm]?[jt]s$/.test(path)) {
    return [];
  }

  const source = readFileSync(path, 'utf8');
  // Imports of types disappear with the types.
  const code = path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  const found = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  const inText = hidden.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));

  return [...new Set([...found, ...inText])];
}

/** Path of the module that an entry point of a workspace names. */
function inWorkspace(from: string, specifier: string): string {
  return createRequire(from).resolve(specifier);
}

/** `@scope/name/part` is in the package `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
