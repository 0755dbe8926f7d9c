import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import { mebibyte } from '@octavo/contract/limits';
import { requireQuota, type StorageLimits } from '@octavo/domain/access/storage-quota';
import { cleanName } from '@octavo/domain/file-name';
import type { RunningJob } from '@octavo/domain/job';
import type { DiskSpace, FileRecord } from '@octavo/domain/ports';
import { uploadOf } from '@octavo/domain/retention';
import type { ApplicationPorts } from '../ports.ts';

/** Maximum bytes of one preview: a page of 1000 pixels takes a fifth of it when it is all noise. */
const previewBytes = 4 * mebibyte;

export type ResultPorts = Pick<ApplicationPorts, 'files' | 'vault' | 'clock' | 'ids' | 'log'> & {
  readonly space: DiskSpace;
  /** Maximum bytes of all results of one job together. */
  readonly outputBytes: number;
  readonly storageLimits: StorageLimits;
};

/** A result as the run reports it, which is not trusted. */
export interface ReportedResult {
  /** Index of the input it was made of; null when the inputs were joined. */
  readonly input: number | null;
  readonly name: string;
  readonly kind: FileKind;
  readonly path: string;
  readonly pages: number | null;
  readonly notes: readonly Note[];
}

/** A preview as the run reports it. */
export interface ReportedPreview {
  /** Index of the result it shows. */
  readonly result: number;
  readonly page: number;
  readonly kind: FileKind;
  readonly path: string;
}

export interface ReportedFiles {
  readonly results: readonly ReportedResult[];
  readonly previews: readonly ReportedPreview[];
}

/** A file that a run left, opened for reading. */
export interface ResultFile {
  /** Apparent size, with holes. */
  readonly sizeBytes: number;
  /** Kind of its bytes; null when it is unknown. */
  detectKind(name: string): Promise<FileKind | null>;
  read(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Opens a reported file. @throws Failure `output-broken` when it is not one that the run may report. */
export type OpenResult = (path: string) => Promise<ResultFile>;

/** Stores the results of a run; all of them, or none. The run may still be ending: `open` waits until it is safe. */
export async function storeResults(
  ports: ResultPorts,
  job: RunningJob,
  { results, previews }: ReportedFiles,
  open: OpenResult,
): Promise<FileRecord[]> {
  const stored: FileRecord[] = [];
  const before = await ports.files.storedBytes({ ...job.owner, address: job.address }, ports.clock.now());
  let bytesLeft = ports.outputBytes;

  try {
    for (const [place, result] of results.entries()) {
      const record = await storeResult(ports, job, result, { place, preview: null, bytesLeft }, open);
      bytesLeft -= record.sizeBytes;
      stored.push(record);
      requireQuota(before, ports.outputBytes - bytesLeft, ports.storageLimits);
    }

    const shown = previews.filter(({ result }) => result < results.length);

    return [...stored, ...(await storePreviews(ports, job, shown, open))];
  } catch (error) {
    await dropResults(ports, stored);
    throw error;
  }
}

/** Destroys keys and bytes that no row will reference. */
export async function dropResults(
  { vault }: Pick<ApplicationPorts, 'vault'>,
  results: readonly FileRecord[],
): Promise<void> {
  for (const { blob } of results) {
    await vault.destroy(blob);
  }
}

/** Stores the previews; one that cannot be stored is skipped. */
async function storePreviews(
  ports: ResultPorts,
  job: RunningJob,
  previews: readonly ReportedPreview[],
  open: OpenResult,
): Promise<FileRecord[]> {
  const stored: FileRecord[] = [];

  for (const { result, page, kind, path } of previews) {
    const file = { input: null, name: `preview.${kind}`, kind, path, pages: null, notes: [] };
    const slot = { place: result, preview: page, bytesLeft: previewBytes };

    try {
      stored.push(await storeResult(ports, job, file, slot, open));
    } catch (error) {
      ports.log.warn({ err: error, jobId: job.id }, 'preview not stored');
    }
  }

  return stored;
}

/** Index of a result, page of a preview, and the bytes that it may have. */
interface ResultSlot {
  readonly place: number;
  readonly preview: number | null;
  readonly bytesLeft: number;
}

/** @throws Failure those of `open`, `output-limit`, `output-broken` and `storage-full` */
export async function storeResult(
  ports: ResultPorts,
  job: RunningJob,
  result: ReportedResult,
  { place, preview, bytesLeft }: ResultSlot,
  open: OpenResult,
): Promise<FileRecord> {
  const file = await open(result.path);

  try {
    requireSize(file, bytesLeft);
    await requireKind(file, result);
    await ports.space.requireRoom(file.sizeBytes);
    const stored = await ports.vault.store(file.read(), uploadOf(job));
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
 * Checks the apparent size: during the run holes in files were free, and a file counted once, however often
 * it is reported as a result.
 */
function requireSize({ sizeBytes }: ResultFile, bytesLeft: number): void {
  if (sizeBytes > bytesLeft) {
    throw new Failure('output-limit', `${sizeBytes} bytes, but only ${bytesLeft} are left`);
  }
}

async function requireKind(file: ResultFile, result: ReportedResult): Promise<void> {
  const kind = await file.detectKind(result.name);

  // Only a text file may be empty.
  if (kind !== result.kind && !(result.kind === 'txt' && file.sizeBytes === 0)) {
    throw new Failure('output-broken', `${kind} instead of ${result.kind}`);
  }
}
