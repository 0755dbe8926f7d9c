import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { folderTask } from '@octavo/contract/folders';
import * as z from 'zod';
import { isRunning } from '../data-folder.ts';
import { systemCode } from './problem.ts';

const keptWatch = z.object({
  id: z.string(),
  task: folderTask,
  isActive: z.boolean(),
  /** Options that the user gave and that are not kept, such as passwords, with the index of their step. */
  missing: z.array(z.object({ step: z.int(), option: z.string() })),
  needsPassword: z.boolean(),
  /** Hashes of the files that are done, without their names. */
  known: z.array(z.string()),
});

/** A watched folder as it is kept until the next start, without passwords. */
export type KeptWatch = z.infer<typeof keptWatch>;

const kept = z.object({ watches: z.array(keptWatch) });

/** Settings folder of this user, by the convention of each system. */
export function settingsFolder(variables: NodeJS.ProcessEnv = process.env): string {
  switch (process.platform) {
    case 'win32':
      return join(variables['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Octavo');
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', 'Octavo');
    default:
      // An empty variable counts as unset (XDG Base Directory Specification).
      return join(variables['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'octavo');
  }
}

/** The watched folders of a user, in a file that only this user can read. */
export class KeptWatches {
  readonly #folder: string;
  #writing: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Reads the watched folders; none before the first is kept. A file that cannot be read is renamed, so that the next
   * `write` does not replace it.
   *
   * @throws Error of the system or of the schema
   */
  async read(): Promise<readonly KeptWatch[]> {
    try {
      return kept.parse(JSON.parse(await readFile(this.#path, 'utf8'))).watches;
    } catch (error) {
      if (systemCode(error) === 'ENOENT') {
        return [];
      }

      await rename(this.#path, `${this.#path}.broken`);
      throw error;
    }
  }

  /** Writes all watched folders. Calls wait for one another, because they share a temporary file. */
  write(watches: readonly KeptWatch[]): Promise<void> {
    const text = JSON.stringify({ watches });
    const next = this.#writing
      // The caller of the earlier write has its error.
      .catch(() => undefined)
      .then(async () => {
        await mkdir(this.#folder, { recursive: true, mode: 0o700 });
        await writeFile(`${this.#path}.new`, text, { mode: 0o600 });
        await rename(`${this.#path}.new`, this.#path);
      });
    this.#writing = next;

    return next;
  }

  /** Becomes the process that watches. False while another one does: two would work on each file twice. */
  async claim(): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });

    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        const file = await open(this.#claim, 'wx', 0o600);
        await file.writeFile(String(process.pid));
        await file.close();

        return true;
      } catch (error) {
        if (systemCode(error) !== 'EEXIST') {
          throw error;
        }
      }

      const owner = Number(await readFile(this.#claim, 'utf8').catch(() => ''));

      if (owner === process.pid || (owner > 0 && isRunning(owner))) {
        return owner === process.pid;
      }

      await rm(this.#claim, { force: true });
    }

    return false;
  }

  /** Waits for the last write, and lets another process watch. */
  async release(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await rm(this.#claim, { force: true });
  }

  get #path(): string {
    return join(this.#folder, 'watched-folders.json');
  }

  get #claim(): string {
    return join(this.#folder, 'watching');
  }
}
