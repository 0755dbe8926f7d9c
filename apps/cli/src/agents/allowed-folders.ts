import { realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { addressAmong } from '../read-input.ts';

/** Folders in which an agent may read and write; links that lead out of them are refused. */
export class AllowedFolders {
  readonly #roots: readonly string[];

  private constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** @throws Failure `not-found` for a folder that is not there */
  static async of(folders: readonly string[]): Promise<AllowedFolders> {
    const roots = folders.map(async (folder) => {
      try {
        return await realpath(folder);
      } catch (cause) {
        throw new Failure('not-found', folder, { cause });
      }
    });

    return new AllowedFolders(await Promise.all(roots));
  }

  /**
   * The path of an input without links; a web address as it is.
   *
   * @throws Failure `not-found`, `outside-folders`
   */
  async input(given: string): Promise<string> {
    if (addressAmong(given) !== null) {
      return given;
    }

    let path: string;

    try {
      path = await realpath(given);
    } catch (cause) {
      // An agent does not learn which files exist elsewhere.
      await this.output(given);
      throw new Failure('not-found', given, { cause });
    }

    return this.#require(path);
  }

  /**
   * The path of a new file or folder: the nearest folder that exists decides.
   *
   * @throws Failure `outside-folders`
   */
  async output(given: string): Promise<string> {
    const path = resolve(given);

    for (let folder = path; ; folder = dirname(folder)) {
      const found = await realpath(folder).catch(() => null);

      if (found !== null) {
        return this.#require(resolve(found, `.${sep}${path.slice(folder.length)}`));
      }
    }
  }

  #require(path: string): string {
    const isInside = this.#roots.some(
      (root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep),
    );

    if (!isInside) {
      throw new Failure('outside-folders', path);
    }

    return path;
  }
}
