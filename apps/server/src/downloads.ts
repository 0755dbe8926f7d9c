import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DownloadsView, type DownloadView, downloadsView } from '@octavo/contract/downloads';
import { applicationVersion } from '@octavo/contract/session';

/** Builds of the desktop application. */
export interface Downloads {
  list(): Promise<DownloadsView>;
  /** A file that is offered, with its path; null for any other name. */
  find(name: string): Promise<(DownloadView & { readonly path: string }) | null>;
}

const nothing: DownloadsView = { version: applicationVersion, files: [] };

/** Offers what `npm run desktop` has written into a folder; nothing when there is no such folder. */
export function openDownloads(folder: string): Downloads {
  const list = () => readBuilds(folder);

  return {
    list,

    async find(name) {
      const { files } = await list();
      const file = files.find((each) => each.name === name);

      return file === undefined ? null : { ...file, path: join(folder, file.name) };
    },
  };
}

/** Read for every request: a new build takes effect without a restart. */
async function readBuilds(folder: string): Promise<DownloadsView> {
  try {
    return downloadsView.parse(JSON.parse(await readFile(join(folder, 'builds.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return nothing;
    }

    throw error;
  }
}
