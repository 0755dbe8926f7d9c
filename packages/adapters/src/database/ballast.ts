import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { mebibyte } from '@octavo/contract/limits';
import { missingAsNull } from '../system/durable.ts';
import { freeBytesOf } from '../system/free-bytes.ts';

/** Milliseconds after which a draft belongs to a killed process. */
const draftMilliseconds = 60_000;

/**
 * A file that only takes up room. It is deleted when the disk is full, so that the database can start and
 * write, and restored when there is room for it twice; with less, it would come and go.
 */
export class Ballast {
  readonly sizeBytes: number;
  readonly #folder: string;
  readonly #path: string;

  /** With size 0 there is no ballast, and none is missing. */
  constructor(folder: string, sizeBytes: number) {
    this.#folder = folder;
    this.#path = `${folder}/ballast`;
    this.sizeBytes = sizeBytes;
  }

  async isMissing(): Promise<boolean> {
    return this.sizeBytes > 0 && !(await this.#exists());
  }

  /** Deletes the ballast. True when there was one. */
  async release(): Promise<boolean> {
    const existed = await this.#exists();
    await rm(this.#path, { force: true });

    return existed;
  }

  /** Writes the ballast again. True when it was missing and now exists. */
  async restore(): Promise<boolean> {
    if (!(await this.isMissing()) || (await freeBytesOf(this.#folder)) < 2 * this.sizeBytes) {
      return false;
    }

    const draft = `${this.#path}.draft`;
    await this.#removeOldDraft(draft);

    try {
      await fill(draft, this.sizeBytes);
      await rename(draft, this.#path);

      return true;
    } catch (error) {
      // Another process is making it at this moment.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
        return false;
      }

      await rm(draft, { force: true });
      throw error;
    }
  }

  async #removeOldDraft(draft: string): Promise<void> {
    const found = await stat(draft).catch(missingAsNull);

    if (found !== null && Date.now() - found.mtimeMs > draftMilliseconds) {
      await rm(draft, { force: true });
    }
  }

  async #exists(): Promise<boolean> {
    return (await stat(this.#path).catch(missingAsNull)) !== null;
  }
}

/** Writes random bytes: holes and compressible bytes may occupy no room. */
async function fill(path: string, sizeBytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600);

  try {
    for (let left = sizeBytes; left > 0; left -= mebibyte) {
      await file.writeFile(randomBytes(Math.min(left, mebibyte)));
    }

    await file.sync();
  } finally {
    await file.close();
  }
}
