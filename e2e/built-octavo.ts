import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fetchPackage } from '../tooling/src/desktop/fetch-package.ts';
import { nodeVersion, targets } from '../tooling/src/desktop/targets.ts';
import { writeFolder } from '../tooling/src/desktop/write-folder.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'build/desktop/packages');
const target = targets['linux-x64'];
const version = '0.1.0';

const parts = { root, cache, version, picture: join(root, 'apps/web/public/icons/icon-512.png') };

/** The folder that is built, moved to a place that nothing knows, and started without the environment of the tests. */
export class BuiltOctavo {
  readonly folder: string;
  readonly #parent: string;
  #process: ChildProcess | null = null;
  #isWalled = false;

  private constructor(parent: string) {
    this.#parent = parent;
    this.folder = join(parent, 'somewhere else');
  }

  static async build(): Promise<BuiltOctavo> {
    const built = new BuiltOctavo(mkdtempSync(join(tmpdir(), 'octavo-built-')));
    const made = join(built.#parent, 'made');
    await writeFolder(parts, target, made);
    renameSync(made, built.folder);
    mkdirSync(built.temporary);
    mkdirSync(built.#programs);
    const shown = join(built.temporary, 'shown');
    writeFileSync(join(built.#programs, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${shown}'\n`, {
      mode: 0o755,
    });

    return built;
  }

  get temporary(): string {
    return join(this.#parent, 'tmp');
  }

  /** Programs that come first, such as a file manager that only keeps what it was asked for. */
  get #programs(): string {
    return join(this.#parent, 'bin');
  }

  /** Path of the program of Node.js as its package has it. */
  originalNode(): string {
    return join(fetchPackage({ ...target.node, version: nodeVersion }, cache), target.node.path);
  }

  /** Folder that was shown in the file manager; null for none. */
  shownFolder(): string | null {
    const shown = join(this.temporary, 'shown');

    return existsSync(shown) ? readFileSync(shown, 'utf8') : null;
  }

  /** Address that opens the window, which begins with these files. */
  async start(...files: readonly string[]): Promise<string> {
    return this.#started([join(this.folder, 'octavo'), '--no-window', ...files]);
  }

  /** Starts it on a computer without tesseract and LibreOffice, on which language data has this address. */
  async startWithoutPrograms(dataAddress: string): Promise<string> {
    const hidden = ['tesseract', 'soffice'].flatMap((name) => ['--ro-bind', '/dev/null', `/usr/bin/${name}`]);
    const walls = ['bwrap', '--dev-bind', '/', '/', ...hidden, '--'];

    return this.#started([...walls, join(this.folder, 'octavo'), '--no-window'], {
      OCTAVO_TESSDATA_URL: dataAddress,
    });
  }

  async #started([program = '', ...words]: readonly string[], variables = {}): Promise<string> {
    const env = {
      HOME: this.temporary,
      TMPDIR: this.temporary,
      PATH: `${this.#programs}:/usr/bin:/bin`,
      ...variables,
    };
    const started = spawn(program, words, { env, cwd: '/' });
    this.#process = started;
    this.#isWalled = program === 'bwrap';

    for await (const line of createInterface({ input: started.stdout })) {
      return line;
    }

    throw new Error('the application ended');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    const { pid = 0 } = this.#process ?? {};
    // Walls around it pass no signal on; they end with it.
    const within = this.#isWalled ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : '';
    process.kill(Number(within) || pid, 'SIGTERM');
    await ended;
  }

  /** Ends it, too, when the test that stops it was not run or did not come to that. */
  remove(): void {
    this.#process?.kill('SIGKILL');
    rmSync(this.#parent, { recursive: true, force: true });
  }
}
