import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Pass {
  /** Digest of the sources with which it passed. */
  readonly digest: string;
  /** Number of tests. */
  readonly tests: number;
}

/** The suites and the files of tests that have passed in this checkout, so that they need not run again unchanged. */
export class KeptPasses {
  readonly #path: string;
  readonly #passes: Map<string, Pass>;

  constructor(path: string) {
    this.#path = path;
    this.#passes = new Map(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : []);
  }

  /** Number of tests that passed with these sources; null when they have not. */
  find(name: string, digest: string): number | null {
    const pass = this.#passes.get(name);

    return pass?.digest === digest ? pass.tests : null;
  }

  /** Forgets what runs now, until it has passed again. */
  forget(names: readonly string[]): void {
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

/** Digest of what decides how tests end besides the sources: this Node, its user, installed programs, a corpus. */
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
    // Another system than Debian; its programs are those of whoever runs the tests.
    return '';
  }
}
