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

/** On these, every test depends. */
const shared = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'tooling/setup.sh'];
const setupFile = 'packages/testkit/src/each-file.ts';
const code = /\.(?:[cm]?[jt]sx?|css)$|(?:^|\/)package\.json$/;
const unitTest = /^(?:packages|apps|tooling)\/.*\.test\.ts$/;
/** Unit tests, benchmarks, and documents for readers of the code. */
const besideProduct = /\.test\.ts$|^bench\/|^[A-Z]+\.md$|^docs\/decisions\//;
/** Modules, and paths of files that are read or started: each begins like the specifier of an import. */
const names = /['"`]((?:\.{1,2}\/|@octavo\/)[^'"`\n$*]*)/g;

/**
 * Digests of the sources that tests depend on: equal digests mean equal sources. A file depends on the files and folders
 * that it names, and on those that they name. A module that asks for its own place depends on the whole folder in which
 * it lies, since the paths that it builds are not known.
 */
export class SourceDigests {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #paths: readonly string[];
  readonly #entries: ReadonlyMap<string, string>;
  readonly #named = new Map<string, readonly string[]>();
  readonly #environment: string;

  /**
   * Reads the files that Git knows or would add.
   *
   * @param environment whatever else decides how tests end: versions of programs, a corpus
   */
  constructor(root: string, environment: string) {
    this.#environment = environment;
    this.#files = readFiles(root);
    this.#paths = [...this.#files.keys()].sort();
    this.#entries = entryPoints(this.#files);
  }

  /** Paths of all unit tests. */
  get unitTests(): readonly string[] {
    return this.#paths.filter((path) => unitTest.test(path) && !path.endsWith('.corpus.test.ts'));
  }

  /** Digest of the whole checkout. */
  get all(): string {
    return this.#digest(this.#paths);
  }

  /** Digest of the product and its tests in a browser. */
  get product(): string {
    return this.#digest(this.#paths.filter((path) => !besideProduct.test(path)));
  }

  /** Digest of a test and all it depends on. */
  of(path: string): string {
    // These read the files of all packages.
    if (path.startsWith('tooling/')) {
      return this.all;
    }

    const reached = new Set([path, setupFile, ...shared]);

    // Those that are added meanwhile are visited as well.
    for (const each of reached) {
      this.#namedIn(each).forEach((next) => reached.add(next));
    }

    return this.#digest([...reached].sort());
  }

  #digest(paths: readonly string[]): string {
    const hash = createHash('sha256').update(this.#environment);
    paths.forEach((path) => hash.update(`\n${path} ${this.#files.get(path)?.digest}`));

    return hash.digest('hex');
  }

  #namedIn(path: string): readonly string[] {
    const known = this.#named.get(path);

    if (known !== undefined) {
      return known;
    }

    const text = this.#files.get(path)?.text ?? '';
    const named = [...text.matchAll(names)].flatMap(([, name = '']) => this.#filesAt(path, name));
    const beside = text.includes('import.meta.') ? this.#filesIn(posix.dirname(path)).filter(isNoTest) : [];
    const found = [...new Set([...named, ...beside])];
    this.#named.set(path, found);

    return found;
  }

  #filesAt(path: string, name: string): readonly string[] {
    if (name.startsWith('@')) {
      const entry = this.#entries.get(name);

      return entry === undefined ? [] : [entry];
    }

    const place = posix.join(posix.dirname(path), name).replace(/\/$/, '');

    if (this.#files.has(place)) {
      return [place];
    }

    // The root and the folders outside are named to find places in them, which are named, too.
    const isKnown = place !== '.' && !place.startsWith('..');

    return isKnown ? this.#filesIn(place, packageOf(place)) : [];
  }

  /** Files of a folder; of the package when the folder is not in Git, as what is built from the package. */
  #filesIn(folder: string, otherwise: string | null = null): readonly string[] {
    const inside = this.#paths.filter((path) => path.startsWith(`${folder}/`));

    return inside.length > 0 || otherwise === null ? inside : this.#filesIn(otherwise);
  }
}

const isNoTest = (path: string) => !unitTest.test(path);

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

/** Paths of the modules that packages export, by the name under which others import them. */
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

function packageOf(path: string): string | null {
  return /^(?:packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}
