import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Pass {
  /** Digest of the sources that passed. */
  readonly digest: string;
  /** Number of tests. */
  readonly tests: number;
}

/** Suites and test files that passed in this checkout; while their sources are the same, they need not run again. */
export class KeptPasses {
  readonly #path: string;
  readonly #passes: Map<string, Pass>;

  constructor(path: string) {
    this.#path = path;
    this.#passes = new Map(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : []);
  }

  /** Number of tests that passed with these sources; null when the last pass had others. */
  find(name: string, digest: string): number | null {
    const pass = this.#passes.get(name);

    return pass?.digest === digest ? pass.tests : null;
  }

  /** Deletes the passes of tests that are about to run: only a new pass counts. */
  delete(names: readonly string[]): void {
    names.forEach((name) => this.#passes.delete(name));
    this.#write();
  }

  keep(passes: readonly (Pass & { readonly name: string })[]): void {
    passes.forEach(({ name, digest, tests }) => this.#passes.set(name, { digest, tests }));
    this.#write();
  }

  #write(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(Object.fromEntries(this.#passes)));
  }
}

/** Digest of all but the sources that results of tests depend on: Node, its user, settings, programs, the corpus. */
export function digestEnvironment(env: NodeJS.ProcessEnv): string {
  const manifest = join(env['OCTAVO_CORPUS'] ?? '', 'manifest.tsv');
  const own = Object.entries(env).filter(([name]) => name.startsWith('OCTAVO_'));
  const parts = [
    [process.version, process.platform, process.arch, process.getuid?.()].join(' '),
    JSON.stringify(own.sort()),
    existsSync(manifest) ? readFileSync(manifest, 'utf8') : '',
    versionsOfPrograms(),
  ];

  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function versionsOfPrograms(): string {
  try {
    return execFileSync('dpkg-query', ['--show'], { encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 });
  } catch {
    // Without dpkg there is no list of versions: a changed program then needs `./test --again`.
    return '';
  }
}
