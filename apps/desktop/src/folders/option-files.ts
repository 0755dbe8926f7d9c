import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import type { FolderStep } from '@octavo/contract/folders';
import { extensionOf } from '@octavo/contract/kinds';
import type { InputFile } from '@octavo/engine-node/run-files';
import { sniffFile } from '@octavo/engine-node/sniff-file';
import { readSample } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import { FolderFailure, systemCode } from './problem.ts';

/**
 * Copies of the files that options take, such as a picture. Those that the page sends last as long as the application
 * runs, those of watched folders as long as these.
 */
export class OptionFileStore {
  readonly #sent: string;
  readonly #kept: string;

  /** @param sent folder for files of the page @param kept folder for files of watched folders */
  constructor(sent: string, kept: string) {
    this.#sent = sent;
    this.#kept = kept;
  }

  /** @returns name in a step of a task @throws Failure `file-type-not-supported` */
  async add(bytes: Uint8Array, name: string): Promise<string> {
    const sample = await readSample(bytes.length, async (start, end) => bytes.subarray(start, end));
    const kind = sniffKind(sample, name);

    if (kind === null) {
      throw new Failure('file-type-not-supported');
    }

    const stored = `${randomBytes(16).toString('hex')}.${extensionOf(kind)}`;
    await mkdir(this.#sent, { recursive: true, mode: 0o700 });
    await writeFile(join(this.#sent, stored), bytes, { flag: 'wx', mode: 0o600 });

    return stored;
  }

  /** Files of a step as its run takes them. @throws FolderFailure `option-file-missing` */
  find({ files = {} }: FolderStep): Promise<readonly InputFile[]> {
    return Promise.all(Object.entries(files).map(([option, name]) => this.#find(option, name)));
  }

  /** Keeps the files of a watched folder until the next start. @throws FolderFailure `option-file-missing` */
  async keep(steps: readonly FolderStep[]): Promise<void> {
    for (const file of (await Promise.all(steps.map((step) => this.find(step)))).flat()) {
      await mkdir(this.#kept, { recursive: true, mode: 0o700 });
      const path = join(this.#kept, file.name);

      if (file.path !== path) {
        await copyFile(file.path, path);
      }
    }
  }

  /** Deletes kept files that no watched folder needs. */
  async removeUnneeded(steps: readonly FolderStep[]): Promise<void> {
    const needed = new Set(steps.flatMap(({ files = {} }) => Object.values(files)));
    const kept = await readdir(this.#kept).catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') {
        return [];
      }

      throw error;
    });
    await Promise.all(kept.filter((name) => !needed.has(name)).map((name) => rm(join(this.#kept, name))));
  }

  async #find(option: string, name: string): Promise<InputFile> {
    for (const path of [join(this.#sent, name), join(this.#kept, name)]) {
      const found = await stat(path).catch(() => null);

      if (found !== null) {
        const handle = await open(path);

        try {
          const kind = await sniffFile(handle, path);

          if (kind !== null) {
            return { name, kind, path, sizeBytes: found.size, option };
          }
        } finally {
          await handle.close();
        }
      }
    }

    throw new FolderFailure('option-file-missing');
  }
}
