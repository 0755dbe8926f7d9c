import { createHash, randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '@octavo/adapters/system/folders';
import type { Clock } from '@octavo/domain/ports';
import type { Logger } from 'pino';
import { isCurrent } from './bundle-sources.ts';

/** Days after its last use that a bundle of other sources stays: an update may be taken back. */
const keptDays = 14;

const unfinishedPrefix = 'unfinished-';

const dayMilliseconds = 24 * 60 * 60_000;

/**
 * Bundles that outlast their worker: writing one takes seconds of a processor. The name of each folder is the digest of
 * its contents, so that a bundle that a power failure or anyone has changed is not used.
 */
export class KeptBundles {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #log: Pick<Logger, 'warn'>;

  /** @param folder that no run can reach */
  constructor(folder: string, clock: Clock, log: Pick<Logger, 'warn'>) {
    this.#folder = folder;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Returns the path of a bundle of the sources as they are now; null when there is none, or none can be read.
   *
   * @param entry path of the entry module
   */
  async find(entry: string): Promise<string | null> {
    return this.#orNull('kept bundles not read', () => this.#find(entry));
  }

  /** Keeps a copy of a bundle, and returns its path; null when it cannot be kept. */
  async keep(bundle: string): Promise<string | null> {
    return this.#orNull('bundle not kept', () => this.#keep(bundle));
  }

  /** Marks a bundle as in use: others remove those that have not been for long. */
  async touch(path: string): Promise<void> {
    await this.#orNull('bundle not marked as in use', () => this.#touch(path));
  }

  /** Logs an error instead of throwing it: a worker can do without kept bundles. */
  async #orNull<Result>(warning: string, action: () => Promise<Result>): Promise<Result | null> {
    try {
      return await action();
    } catch (error) {
      this.#log.warn({ err: error }, warning);

      return null;
    }
  }

  async #touch(path: string): Promise<void> {
    const now = this.#clock.now();
    await utimes(path, now, now);
  }

  async #find(entry: string): Promise<string | null> {
    const whole = (await this.#names()).filter((name) => !name.startsWith(unfinishedPrefix));

    for (const name of whole) {
      const path = join(this.#folder, name);

      if (name === (await digestOf(path)) && (await isCurrent(path, entry))) {
        await this.#touch(path);

        return path;
      }
    }

    return null;
  }

  async #keep(bundle: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o711 });
    await this.#removeOld();
    const unfinished = join(this.#folder, `${unfinishedPrefix}${randomUUID()}`);

    try {
      await cp(bundle, unfinished, { recursive: true });
      await chmod(unfinished, 0o755);
      const place = join(this.#folder, await digestOf(unfinished));
      // Another worker may have kept the same one.
      await rename(unfinished, place).catch(async (error: unknown) => {
        await stat(place).catch(() => Promise.reject(error));
      });

      return place;
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  async #removeOld(): Promise<void> {
    const oldest = this.#clock.now().getTime() - keptDays * dayMilliseconds;

    for (const name of await this.#names()) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path);

      if (mtimeMs < oldest) {
        await rm(path, { recursive: true, force: true });
      }
    }
  }

  /** Names of folders with bundles, also of unfinished ones that a killed worker left. */
  async #names(): Promise<string[]> {
    return (await exists(this.#folder)) ? readdir(this.#folder) : [];
  }
}

/** Digest of the names and contents of the files of a folder. */
async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');

  for (const name of (await readdir(folder)).toSorted()) {
    const content = await readFile(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }

  return hash.digest('hex').slice(0, 32);
}
