import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, sep } from 'node:path';
import ts from 'typescript';

type Dependencies = Readonly<Record<string, string>>;

interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
}

interface WorkspacePackage {
  readonly folder: string;
  readonly manifest: PackageManifest;
  /** Files of the package, from the root. */
  readonly files: readonly string[];
}

interface Import {
  readonly file: string;
  readonly specifier: string;
  readonly isTest: boolean;
}

const workspaces = ['packages/*/', 'apps/*/', 'tooling/'];
/** Folders without a manifest of their own, whose imports use the root's. */
const foldersWithoutManifest = ['bench', 'e2e'];
/** Files whose imports may come from the development dependencies of the root. */
const testFiles =
  /^packages\/testkit\/|^(apps|packages)\/[a-z-]+\/test\/|\.(test|spec)(-d)?\.tsx?$|\.config\.ts$/;
/** Modules referenced without an import: in style sheets, and in calls that resolve a path. */
const otherReferences = /^@import ["']([^"']+)|(?:meta|require)\.resolve\('([^']+)'/gm;

/** Folders in which a package keeps its entry points, by the first part of the subpath; '' is the default. */
const entryFolders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@octavo/tools': { '': '_gen', kit: '_kit' },
};

/**
 * Compares the manifests of all packages with the imports of their files.
 *
 * An entry point is a module that another package imports. A listed module that no package imports is an error, so that
 * unused files cannot hide behind a pattern.
 *
 * @returns errors as lines of text, and the corrected manifests
 * @throws Error for an import of a module that its package does not have
 */
export function checkManifests(root: string): {
  readonly faults: readonly string[];
  readonly manifests: readonly { readonly folder: string; readonly manifest: PackageManifest }[];
} {
  const packages = readPackages(root);
  const shared = rootDependencies(root);
  const imports = new Map(packages.map((each) => [each, importsOf(root, each.files)]));
  const outside = importsOf(
    root,
    foldersWithoutManifest.flatMap((folder) => list(root, folder)),
  );
  const everyImport = [...[...imports.values()].flat(), ...outside];
  const faults: string[] = [];
  const manifests = packages.map((each) => {
    const { folder, manifest } = each;
    const own = imports.get(each) ?? [];
    faults.push(...undeclared(each, own, shared));
    const entries = entriesOf(root, each, everyImport);
    const updated = updatedManifest(manifest, entries, octavoDependencies(each, own, packages));

    if (JSON.stringify(updated) !== JSON.stringify(manifest)) {
      faults.push(`${folder}/package.json: entry points or dependencies do not match the imports`);
    }

    return { folder, manifest: updated };
  });

  return { faults, manifests };
}

function readPackages(root: string): WorkspacePackage[] {
  return globSync(workspaces, { cwd: root })
    .map((folder) => folder.split(sep).join('/').replace(/\/$/, ''))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
      files: list(root, folder),
    }));
}

function rootDependencies(root: string): ReadonlySet<string> {
  const { dependencies, devDependencies }: PackageManifest = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );

  return new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
}

function list(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx,css}`, {
    cwd: root,
    exclude: (name) => /(^|[/\\])(node_modules|build|\.react-router)$/.test(name),
  }).map((path) => path.split(sep).join('/'));
}

function importsOf(root: string, files: readonly string[]): Import[] {
  return files.flatMap((file) => {
    const isTest = testFiles.test(file);
    const text = readFileSync(join(root, file), 'utf8');
    const imported = file.endsWith('.css') ? [] : ts.preProcessFile(text).importedFiles;
    const specifiers = [
      ...imported.map(({ fileName }) => fileName),
      ...[...text.matchAll(otherReferences)].map(([, style, resolved]) => style ?? resolved ?? ''),
    ];

    return specifiers
      .filter((specifier) => /^[@a-z]/i.test(specifier))
      .map((specifier) => ({ file, specifier, isTest }));
  });
}

/** Name of the package that a specifier imports from; null for modules of Node and of the bundler. */
function packageOf(specifier: string): string | null {
  const bare = specifier.replace(/^node:/, '');

  if (specifier.startsWith('node:') || specifier.startsWith('virtual:') || builtinModules.includes(bare)) {
    return null;
  }

  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function undeclared(
  { manifest }: WorkspacePackage,
  imports: readonly Import[],
  shared: ReadonlySet<string>,
): string[] {
  const runtime = new Set(
    [manifest.dependencies, manifest.optionalDependencies].flatMap((list) => Object.keys(list ?? {})),
  );
  const development = new Set(Object.keys(manifest.devDependencies ?? {}));

  return imports.flatMap(({ file, specifier, isTest }) => {
    const name = packageOf(specifier);
    const isKnown =
      name === null ||
      name === manifest.name ||
      name.startsWith('@octavo/') ||
      runtime.has(name) ||
      development.has(name) ||
      (isTest && shared.has(name)) ||
      isType(name, development);

    return isKnown ? [] : [`${file}: imports ${name}, which its package does not declare`];
  });
}

/** True for a package of which only the types are installed, such as `emscripten`. */
function isType(name: string, development: ReadonlySet<string>): boolean {
  return development.has(`@types/${name}`);
}

function entriesOf(
  root: string,
  { folder, manifest }: WorkspacePackage,
  imports: readonly Import[],
): Record<string, string> {
  const prefix = `${manifest.name}/`;
  const subpaths = new Set(
    imports
      .filter(({ specifier, file }) => specifier.startsWith(prefix) && !file.startsWith(`${folder}/`))
      .map(({ specifier }) => specifier.slice(prefix.length).replace(/\?.*$/, '')),
  );
  const ownFolders = entryFolders[manifest.name] ?? { '': 'src' };

  return Object.fromEntries(
    [...subpaths].sort().map((subpath) => {
      const [first = '', ...rest] = subpath.split('/');
      const entryFolder = ownFolders[first];
      const path =
        entryFolder === undefined ? `${ownFolders['']}/${subpath}` : `${entryFolder}/${rest.join('/')}`;
      const file = [`${path}.ts`, `${path}.tsx`, path].find((each) => existsSync(join(root, folder, each)));

      if (file === undefined) {
        throw new Error(`${manifest.name} has no module ${subpath}`);
      }

      return [`./${subpath}`, `./${file}`];
    }),
  );
}

/** Dependencies on other packages of the repository. Those that only tests import are for development. */
function octavoDependencies(
  { manifest }: WorkspacePackage,
  imports: readonly Import[],
  packages: readonly WorkspacePackage[],
) {
  const versions = new Map(packages.map((each) => [each.manifest.name, each.manifest.version]));
  const used = new Map<string, boolean>();

  for (const { specifier, isTest } of imports) {
    const name = packageOf(specifier);

    if (name !== null && versions.has(name) && name !== manifest.name) {
      used.set(name, (used.get(name) ?? true) && isTest);
    }
  }

  const pick = (forTests: boolean) =>
    Object.fromEntries(
      [...used].filter(([, isTest]) => isTest === forTests).map(([name]) => [name, versions.get(name) ?? '']),
    );

  return { dependencies: pick(false), devDependencies: pick(true) };
}

function updatedManifest(
  manifest: PackageManifest,
  entries: Readonly<Record<string, string>>,
  octavo: { readonly dependencies: Dependencies; readonly devDependencies: Dependencies },
): PackageManifest {
  const { dependencies, devDependencies, ...rest } = manifest;
  const merged = {
    dependencies: mergedDependencies(dependencies, octavo.dependencies),
    devDependencies: mergedDependencies(devDependencies, octavo.devDependencies),
  };
  const updated: Record<string, unknown> = {};

  // Keys keep the order that npm writes.
  for (const [key, value] of Object.entries({ ...rest, exports: entries })) {
    if (key === 'optionalDependencies') {
      addLists();
    }

    updated[key] = value;
  }

  addLists();

  return updated as unknown as PackageManifest;

  function addLists(): void {
    for (const [key, value] of Object.entries(merged)) {
      if (Object.keys(value).length > 0 && !(key in updated)) {
        updated[key] = value;
      }
    }
  }
}

function mergedDependencies(own: Dependencies = {}, octavo: Dependencies): Dependencies {
  const others = Object.entries(own).filter(([name]) => !name.startsWith('@octavo/'));
  const all = [...others, ...Object.entries(octavo)].sort(([one], [other]) => (one < other ? -1 : 1));

  return Object.fromEntries(all);
}
