import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { requireQuota } from '@octavo/domain/access/storage-quota';
import { cleanName } from '@octavo/domain/file-name';
import type { RunningJob } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { uploadOf } from '@octavo/domain/retention';
import { sniffFile } from '@octavo/engine-node/sniff-file';
import type { WorkerPorts } from './ports.ts';
import type { RunFolders } from './sandbox/command.ts';
import { previewBytes } from './sandbox/limits.ts';
import type { SandboxResult } from './sandbox/protocol.ts';
import type { FinishedRun } from './sandbox/sandbox.ts';

/** Stores the results from the folder of a run that has ended; all of them, or none. */
export async function storeResults(
  ports: WorkerPorts,
  job: RunningJob,
  finished: FinishedRun,
  folders: RunFolders,
): Promise<FileRecord[]> {
  const stored: FileRecord[] = [];
  const before = await ports.files.storedBytes({ ...job.owner, address: job.address }, ports.clock.now());
  let bytesLeft = ports.outputBytes;

  try {
    for (const [place, result] of finished.results.entries()) {
      const record = await storeResult(ports, job, result, place, folders, bytesLeft);
      bytesLeft -= record.sizeBytes;
      stored.push(record);
      requireQuota(before, ports.outputBytes - bytesLeft, ports.storageLimits);
    }

    return [...stored, ...(await storePreviews(ports, job, finished, folders))];
  } catch (error) {
    await dropResults(ports, stored);
    throw error;
  }
}

/** Destroys keys and bytes that no row will reference. */
export async function dropResults(ports: WorkerPorts, results: readonly FileRecord[]): Promise<void> {
  for (const { blob } of results) {
    await ports.vault.destroy(blob);
  }
}

/** Stores the previews; one that cannot be stored is skipped. */
async function storePreviews(
  ports: WorkerPorts,
  job: RunningJob,
  { results, previews }: FinishedRun,
  folders: RunFolders,
): Promise<FileRecord[]> {
  const stored: FileRecord[] = [];

  for (const { result, page, kind, path } of previews) {
    const file = { input: null, name: `preview.${kind}`, kind, path, pages: null, notes: [] };

    try {
      if (result < results.length) {
        const record = await storeResult(ports, job, file, result, folders, previewBytes, page);
        stored.push(record);
      }
    } catch (error) {
      ports.log.warn({ err: error, jobId: job.id }, 'preview not stored');
    }
  }

  return stored;
}

async function storeResult(
  ports: WorkerPorts,
  job: RunningJob,
  result: SandboxResult,
  place: number,
  folders: RunFolders,
  bytesLeft: number,
  preview: number | null = null,
): Promise<FileRecord> {
  const file = await openInside(result.path, folders);

  try {
    await checkSize(file, bytesLeft);
    await checkKind(file, result);
    await ports.space.requireRoom((await file.stat()).size);
    const bytes = file.createReadStream({ start: 0, autoClose: false });
    const stored = await ports.vault.store(bytes, uploadOf(job));
    const { input, pages, notes } = result;

    return {
      ...stored,
      token: ports.ids.token(),
      owner: job.owner,
      // A name, never a path: it becomes the name of an entry of a zip file.
      name: cleanName(result.name, result.kind),
      kind: result.kind,
      createdAt: ports.clock.now(),
      expiresAt: job.expiresAt,
      isErased: false,
      origin: { job: job.id, place, input, pages, notes, preview },
    };
  } finally {
    await file.close();
  }
}

/**
 * Opens a file that the run reported as a result. The run is not trusted: a link out of its folder, or
 * anything that is not a plain file, would make this process read with its own rights. Results may also be
 * the inputs themselves.
 */
async function openInside(path: string, folders: RunFolders): Promise<FileHandle> {
  const real = await realpath(path).catch((cause) => {
    throw new Failure('output-broken', 'result is missing', { cause });
  });

  if (![folders.work, folders.input].some((folder) => real.startsWith(folder + sep))) {
    throw new Failure('output-broken', 'result lies outside the run folder');
  }

  const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);

  if (!(await file.stat()).isFile()) {
    await file.close();
    throw new Failure('output-broken', 'result is not a file');
  }

  return file;
}

/**
 * Checks the apparent size: during the run holes in files were free, and a file counted once, however often
 * it is reported as a result.
 */
async function checkSize(file: FileHandle, bytesLeft: number): Promise<void> {
  const { size } = await file.stat();

  if (size > bytesLeft) {
    throw new Failure('output-limit', `${size} bytes, but only ${bytesLeft} are left`);
  }
}

async function checkKind(file: FileHandle, result: SandboxResult): Promise<void> {
  const kind = await sniffFile(file, result.name);

  // Only a text file may be empty.
  if (kind !== result.kind && !(result.kind === 'txt' && (await file.stat()).size === 0)) {
    throw new Failure('output-broken', `${kind} instead of ${result.kind}`);
  }
}
