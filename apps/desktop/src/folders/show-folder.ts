import { spawn } from 'node:child_process';
import { findProgram } from '@octavo/engine-node/places/find-program';
import { requireFolder } from './list-folder.ts';
import { FolderFailure } from './problem.ts';

/** Milliseconds within which a file manager says that it cannot show a folder. */
const startMilliseconds = 1500;

interface ShowingHost {
  readonly platform: NodeJS.Platform;
  findProgram(name: string): string | null;
}

interface Shower {
  readonly program: string;
  /** False for a program whose exit code means nothing: Explorer's is 1 when it has shown the folder. */
  readonly hasExitCode: boolean;
}

/** Program that shows a folder in the file manager of this system; null without one. */
export function folderShower({ platform, findProgram: find }: ShowingHost): Shower | null {
  switch (platform) {
    case 'win32':
      return { program: 'explorer', hasExitCode: false };
    case 'darwin':
      return { program: 'open', hasExitCode: true };
    default: {
      const program = find('xdg-open');

      return program === null ? null : { program, hasExitCode: true };
    }
  }
}

/**
 * Shows a folder in the file manager of this computer, which goes on when the application ends.
 *
 * @throws FolderFailure `folder-missing` or `no-file-manager`
 */
export async function showFolder(
  path: string,
  host: ShowingHost = { platform: process.platform, findProgram },
): Promise<void> {
  await requireFolder(path);
  const shower = folderShower(host);

  if (shower === null) {
    throw new FolderFailure('no-file-manager');
  }

  const child = spawn(shower.program, [path], { stdio: 'ignore', detached: true });
  child.unref();
  const code = await new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(0), startMilliseconds);
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
    child.once('close', () => clearTimeout(timer));
  });

  if (code === null || (shower.hasExitCode && code !== 0)) {
    throw new FolderFailure('no-file-manager');
  }
}
