import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Modules of this repository with relative paths end in `.ts`; below `node_modules`, Node strips no types. */
const moduleNames = /((?:\bfrom|\bimport\(|\bimport|new URL\()\s*')(\.[^']+)\.ts'/g;

/** Files that are no modules, and that no application reads. */
const unread = /\.(tsx?|md|css)$|(^|\/)(package\.json|recorded-stages)(\/|$)/;

/**
 * Writes modules as JavaScript below `node_modules/@octavo`, with the other files of their packages: without links,
 * which Windows has for administrators only, and without a bundler, so that modules find the files beside them.
 */
export function writeModules(root: string, modules: readonly string[], to: string): void {
  for (const folder of new Set(modules.map(workspaceOf))) {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const place = join(to, manifest.name);
    const exports = Object.fromEntries(
      Object.entries(manifest.exports).map(([name, path]) => [name, path.replace(/\.ts$/, '.js')]),
    );
    writeText(join(place, 'package.json'), JSON.stringify({ ...pick(manifest), type: 'module', exports }));

    for (const path of modules.filter((each) => each.startsWith(`${folder}/`))) {
      writeModule(join(root, path), join(place, path.slice(folder.length + 1)));
    }

    copyOthers(join(root, folder), place);
  }
}

function writeModule(from: string, to: string): void {
  const source = readFileSync(from, 'utf8');

  if (from.endsWith('.ts')) {
    writeText(to.replace(/\.ts$/, '.js'), stripTypeScriptTypes(source).replace(moduleNames, "$1$2.js'"));
  } else {
    writeText(to, source);
  }
}

/** Files that modules read at run time: blanks of forms, scripts for pages, the driver of LibreOffice. */
function copyOthers(folder: string, to: string): void {
  for (const entry of globSync('**', {
    cwd: folder,
    withFileTypes: true,
    exclude: ['node_modules', 'build'],
  })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);

    if (entry.isFile() && !unread.test(name)) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      cpSync(path, join(to, name));
    }
  }
}

/** `packages/pdf/src/document.ts` is in `packages/pdf`. */
function workspaceOf(path: string): string {
  return path.split('/', 2).join('/');
}

function pick({ name, version }: Manifest) {
  return { name, version, license: 'Apache-2.0' };
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
