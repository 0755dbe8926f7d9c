import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

interface SourceFile {
  readonly digest: string;
  /** Empty for a file that is not code. */
  readonly text: string;
}

interface PackageManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Files that every test depends on. */
const shared = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'tooling/setup.sh'];
const setupFile = 'packages/testkit/src/each-file.ts';
const code = /\.(?:[cm]?[jt]sx?|css)$|(?:^|\/)package\.json$/;
const unitTest = /^(?:packages|apps|tooling)\/.*\.test\.ts$/;
const browserTest = /^e2e\/[^/]+\.spec\.ts$/;
const browserSetup = 'e2e/playwright.config.ts';
/** The program that builds what browsers load. */
const webBuild = 'tooling/src/build-web.ts';
/** Modules that are loaded only for one tool, by its id, or for the tools with one surface, by its name. */
const lazyEntries = {
  tool: /^packages\/tools\/([^/]+)\/run\.ts$/,
  surface: /^apps\/web\/src\/tool-page\/([^/]+)\/\1-surface\.tsx$/,
};
const factsOfTool = /^packages\/tools\/([^/]+)\/tool\.ts$/;
/** A path that is written in full and joined to the folder of the module. */
const joinedPath = /\bjoin\(import\.meta\.dirname, '([^']+)'\)/g;
/** Use of the place of a module; bundlers replace `import.meta.env` by its value. */
const placeOfModule = /\bimport\.meta\.(?!env\b)/;
/** Import of the list of all tools. */
const allTools = '@octavo/tools/catalogue';
/** Tests and tools, of which browser tests import a part, benchmarks, and documents for readers of the code. */
const besideProduct =
  /\.test\.ts$|^(?:e2e|packages\/testkit|tooling|bench)\/|^[A-Z]+\.md$|^docs\/decisions\//;
/**
 * Strings that begin like an import specifier: modules, and relative paths of files that are read or started. A pattern
 * such as `../tools/*.tsx` names a folder and an extension.
 */
const references = /['"`]((?:\.{1,2}\/|@octavo\/)[^'"`\n$*]*)(?:\*[^'"`\n]*(\.\w+)['"`])?/g;

/**
 * Digests of the sources that tests depend on: equal digests mean equal sources. A file depends on the files and
 * folders that it refers to, and on those that they refer to. A module that builds paths from its own place at run time
 * depends on its whole folder, because these paths are unknown.
 */
export class SourceDigests {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #paths: readonly string[];
  readonly #entries: ReadonlyMap<string, string>;
  readonly #referred = new Map<string, readonly string[]>();
  /** Ids of the tools for which a module is loaded, by the path of the module. */
  readonly #lazy: ReadonlyMap<string, readonly string[]>;
  readonly #environment: string;
  #besideLazy: readonly string[] | null = null;

  /**
   * Reads the files that Git tracks or would add.
   *
   * @param environment digest of all else that results of tests depend on, such as versions of programs
   */
  constructor(root: string, environment: string) {
    this.#environment = environment;
    this.#files = readFiles(root);
    this.#paths = [...this.#files.keys()].sort();
    this.#entries = entryPoints(this.#files);
    this.#lazy = lazyModules(this.#files);
  }

  /** Paths of all unit tests. */
  get unitTests(): readonly string[] {
    return this.#paths.filter((path) => unitTest.test(path) && !path.endsWith('.corpus.test.ts'));
  }

  /** Digest of the whole checkout. */
  get all(): string {
    return this.#digest(this.#paths);
  }

  /** Paths of all tests in a browser. */
  get browserTests(): readonly string[] {
    return this.#paths.filter((path) => browserTest.test(path));
  }

  /** Digest of a test and all it depends on. */
  of(path: string): string {
    // Tests of the tooling read the files of all packages.
    if (path.startsWith('tooling/')) {
      return this.all;
    }

    const next = (each: string) => [...this.#referredIn(each), ...this.#builtFor(each)];

    return this.#digest(this.#reach([path, setupFile, ...shared], [], next));
  }

  /**
   * Digest of a test in a browser and the product, without what is only loaded for tools whose id neither the test nor
   * its helpers contain.
   */
  ofBrowserTest(path: string): string {
    const text = this.#withHelpers(path)
      .map((each) => this.#files.get(each)?.text)
      .join('\n');
    const isNamed = (ids: readonly string[]) =>
      text.includes(allTools) || ids.some((id) => text.includes(id));
    const lazy = [...this.#lazy];
    const named = lazy.filter(([, ids]) => isNamed(ids)).map(([entry]) => entry);
    const others = lazy.filter(([, ids]) => !isNamed(ids)).map(([entry]) => entry);
    const starts = [path, browserSetup, ...this.#productBesideLazy(), ...named, ...shared];

    return this.#digest([...this.#reach(starts, others), webBuild]);
  }

  /** A test in a browser and the modules beside it that it imports, directly or not. */
  #withHelpers(path: string): readonly string[] {
    const found = new Set([path]);

    for (const each of found) {
      this.#named(each)
        .filter((next) => next.startsWith('e2e/'))
        .forEach((next) => found.add(next));
    }

    return [...found];
  }

  /** Files of the product that no module reaches which is loaded only for some tools. */
  #productBesideLazy(): readonly string[] {
    if (this.#besideLazy === null) {
      const loaded = new Set(this.#reach([...this.#lazy.keys()]));
      this.#besideLazy = this.#paths.filter((path) => !loaded.has(path) && !besideProduct.test(path));
    }

    return this.#besideLazy;
  }

  /** Files reached from `starts`, sorted, without `excluded` and what only those refer to. */
  #reach(
    starts: readonly string[],
    excluded: readonly string[] = [],
    next = (path: string) => this.#referredIn(path),
  ): readonly string[] {
    const without = new Set(excluded);
    const reached = new Set(starts);

    // The loop also visits what it adds to the set.
    for (const each of reached) {
      next(each)
        .filter((path) => !without.has(path))
        .forEach((path) => reached.add(path));
    }

    return [...reached].sort();
  }

  #digest(paths: readonly string[]): string {
    const hash = createHash('sha256').update(this.#environment);
    paths.forEach((path) => hash.update(`\n${path} ${this.#files.get(path)?.digest}`));

    return hash.digest('hex');
  }

  /** Files that a file refers to. */
  #referredIn(path: string): readonly string[] {
    const known = this.#referred.get(path);

    if (known !== undefined) {
      return known;
    }

    const usesPlace = placeOfModule.test((this.#files.get(path)?.text ?? '').replaceAll(joinedPath, ''));
    // Browser tests name the files that they start.
    const beside = usesPlace && !path.startsWith('e2e/') ? this.#filesIn(posix.dirname(path)) : [];
    const found = [...new Set([...this.#named(path), ...beside])];
    this.#referred.set(path, found);

    return found;
  }

  /** Files of the packages whose build outputs a file refers to: folders without files in Git. */
  #builtFor(path: string): readonly string[] {
    const folders = this.#strings(path)
      .filter(({ name }) => name.startsWith('.'))
      .map(({ name }) => targetOf(path, name))
      .filter((target) => !this.#files.has(target) && this.#filesIn(target).length === 0)
      .map(packageOf)
      .filter((folder) => folder !== null);

    return [...new Set(folders)].flatMap((folder) => this.#filesIn(folder));
  }

  /** Files and folders that a file names, or the files with one extension in a folder. */
  #named(path: string): readonly string[] {
    return this.#strings(path).flatMap(({ name, extension }) =>
      this.#filesAt(path, name).filter((found) => found.endsWith(extension)),
    );
  }

  /** Strings that refer to files. A manifest only lists modules: it depends on none. */
  #strings(path: string): readonly { readonly name: string; readonly extension: string }[] {
    const text = path.endsWith('package.json') ? '' : (this.#files.get(path)?.text ?? '');

    return [
      ...[...text.matchAll(references)].map(([, name = '', extension = '']) => ({ name, extension })),
      ...[...text.matchAll(joinedPath)].map(([, name = '']) => ({ name: `./${name}`, extension: '' })),
    ];
  }

  /** Files that a string in the file `path` refers to: one file, or all in a folder. */
  #filesAt(path: string, reference: string): readonly string[] {
    if (reference.startsWith('@')) {
      const entry = this.#entries.get(reference);

      return entry === undefined ? [] : [entry];
    }

    const target = targetOf(path, reference);

    if (this.#files.has(target)) {
      return [target];
    }

    // A test that builds paths from the root may read any file.
    if (target === '.' && isTest(path)) {
      return this.#paths;
    }

    // The root, and folders outside of it, are only the base of other paths: not all their files count.
    const isInside = target !== '.' && !target.startsWith('..');

    return isInside ? this.#filesIn(target) : [];
  }

  /** Files in a folder but for tests. */
  #filesIn(folder: string): readonly string[] {
    return this.#paths.filter((path) => path.startsWith(`${folder}/`) && !isTest(path));
  }
}

const isTest = (path: string) => unitTest.test(path) || browserTest.test(path);

function readFiles(root: string): Map<string, SourceFile> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));

  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(root, path));
      const digest = createHash('sha256').update(bytes).digest('hex');

      return [path, { digest, text: code.test(path) ? bytes.toString('utf8') : '' }];
    }),
  );
}

/** Paths of the modules that packages export, by their import specifier. */
function entryPoints(files: ReadonlyMap<string, SourceFile>): Map<string, string> {
  const entries = new Map<string, string>();

  for (const [path, { text }] of files) {
    if (/^(?:packages|apps)\/[^/]+\/package\.json$/.test(path)) {
      const { name, exports = {} }: PackageManifest = JSON.parse(text);
      Object.entries(exports).forEach(([entry, file]) => {
        entries.set(posix.join(name, entry), posix.join(posix.dirname(path), file));
      });
    }
  }

  return entries;
}

/** Modules that are loaded only for some tools, with the ids of those. Most tools have a surface that none names. */
function lazyModules(files: ReadonlyMap<string, SourceFile>): Map<string, readonly string[]> {
  const paths = [...files.keys()];
  const captured = (pattern: RegExp, path: string) => pattern.exec(path)?.[1] ?? '';
  const runs = paths.filter((path) => lazyEntries.tool.test(path));
  const surfaces = paths.filter((path) => lazyEntries.surface.test(path));
  const toolsWith = (surface: string) =>
    paths
      .filter((path) => factsOfTool.test(path) && files.get(path)?.text.includes(`surface: '${surface}'`))
      .map((path) => captured(factsOfTool, path));

  const lazy: readonly (readonly [string, readonly string[]])[] = [
    ...runs.map((path) => [path, [captured(lazyEntries.tool, path)]] as const),
    ...surfaces.map((path) => [path, toolsWith(captured(lazyEntries.surface, path))] as const),
  ];

  return new Map(lazy.filter(([, ids]) => ids.length > 0));
}

/** Path from the root of a relative path in the file `path`. */
function targetOf(path: string, reference: string): string {
  return posix.join(posix.dirname(path), reference).replace(/\/$/, '');
}

function packageOf(path: string): string | null {
  return /^(?:packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}
