import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { dropResults, type ResultFile, storeResults } from '@octavo/application/jobs/store-results';
import { Failure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import type { RunningJob } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { sniffBytes, sniffFile } from '@octavo/engine-node/sniff-file';
import type { WorkerPorts } from './ports.ts';
import type { RunFolders } from './sandbox/command.ts';
import type { FinishedRun } from './sandbox/sandbox.ts';

/** Bytes up to which a result is copied into memory while the processes of its run end. */
const copiedBytes = mebibyte;

/**
 * Stores the results from the folder of a run; all of them, or none.
 *
 * @param ended resolves when the processes of the run have ended; they may change its files until then
 * @throws Failure as `storeResults`, and the error of `ended`, for which the results are destroyed
 */
export async function storeRun(
  ports: WorkerPorts,
  job: RunningJob,
  finished: FinishedRun,
  folders: RunFolders,
  ended: Promise<void> = Promise.resolve(),
): Promise<FileRecord[]> {
  const stored = await storeResults(ports, job, finished, (path) => openEnding(path, folders, ended));

  try {
    await ended;
  } catch (error) {
    await dropResults(ports, stored);
    throw error;
  }

  return stored;
}

/**
 * Opens a result of a run whose processes are being ended. A small one is copied at once: its copy is what is checked
 * and stored, whatever the run does to the file. A larger one is opened when they have ended.
 */
async function openEnding(path: string, folders: RunFolders, ended: Promise<void>): Promise<ResultFile> {
  const file = await openInside(path, folders, []);
  let copy: Buffer | null;

  try {
    const { size } = await file.stat();
    copy = size > copiedBytes ? null : await readAtMost(file, size);
  } finally {
    await file.close();
  }

  if (copy !== null) {
    return inMemory(copy);
  }

  await ended;

  return openResult(path, folders);
}

/** The first bytes of a file; fewer when it has become shorter. */
async function readAtMost(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let filled = 0;

  while (filled < size) {
    const { bytesRead } = await file.read(bytes, filled, size - filled, filled);

    if (bytesRead === 0) {
      break;
    }

    filled += bytesRead;
  }

  return bytes.subarray(0, filled);
}

function inMemory(bytes: Buffer): ResultFile {
  return {
    sizeBytes: bytes.length,
    detectKind: async (name) => sniffBytes(bytes, name),
    async *read() {
      yield bytes;
    },
    close: async () => undefined,
  };
}

/**
 * Opens a file that the run reported.
 *
 * @param inputs real paths of files outside the folders that the run has read, and may report as they are
 */
export async function openResult(
  path: string,
  folders: RunFolders,
  inputs: readonly string[] = [],
): Promise<ResultFile> {
  const file = await openInside(path, folders, inputs);
  const { size } = await file.stat();

  return {
    sizeBytes: size,
    detectKind: (name) => sniffFile(file, name),
    // A run that goes on could lengthen its file.
    read: () => file.createReadStream({ start: 0, ...(size > 0 && { end: size - 1 }), autoClose: false }),
    close: () => file.close(),
  };
}

/**
 * Opens a file that the run reported as a result. The run is not trusted: a link out of its folder, or
 * anything that is not a plain file, would make this process read with its own rights. Results may also be
 * the inputs themselves.
 */
async function openInside(path: string, folders: RunFolders, inputs: readonly string[]): Promise<FileHandle> {
  const real = await realpath(path).catch((cause) => {
    throw new Failure('output-broken', 'result is missing', { cause });
  });

  const isInside = [folders.work, folders.input].some((folder) => real.startsWith(folder + sep));

  if (!isInside && !inputs.includes(real)) {
    throw new Failure('output-broken', 'result lies outside the run folder');
  }

  // Windows knows neither flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(real, flags);

  const isFile = (await file.stat()).isFile();

  // A run that goes on could have replaced a folder of the path meanwhile.
  if (!isFile || !(await isAt(file, real))) {
    await file.close();
    throw new Failure('output-broken', 'result is not a file');
  }

  return file;
}

/** True when an open file is still the one at its path. */
async function isAt(file: FileHandle, path: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/self/fd/${file.fd}`)) === path;
  }

  const [opened, found, real] = await Promise.all([file.stat(), stat(path), realpath(path)]);

  return real === path && opened.dev === found.dev && opened.ino === found.ino;
}
