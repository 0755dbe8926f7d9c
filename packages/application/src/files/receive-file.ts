import { Failure } from '@octavo/contract/failures';
import type { FileKind } from '@octavo/contract/kinds';
import { isTheirs, ownerOf, uploadLimit } from '@octavo/domain/access/access';
import { requireQuota } from '@octavo/domain/access/storage-quota';
import type { Viewer } from '@octavo/domain/access/viewer';
import { cleanName } from '@octavo/domain/file-name';
import type { FileRecord } from '@octavo/domain/ports';
import { expiryOfUpload } from '@octavo/domain/retention';
import { type FileSample, headBytes, isContainer, SampleTap, sampleOf } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import type { ApplicationPorts } from '../ports.ts';
import { settleFailed } from '../settle-failed.ts';
import { cutAt, peek } from './byte-stream.ts';
import { refuseGone } from './find-file.ts';

type ReceivePorts = Pick<
  ApplicationPorts,
  'files' | 'vault' | 'clock' | 'ids' | 'config' | 'metrics' | 'requireDatabase' | 'isSurelyNotWritten'
>;

/** A file that is arriving. */
export interface ArrivingFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Length that the client announced; 0 when it gave none. */
  readonly announcedBytes: number;
}

/**
 * Stores one uploaded file, which is inspected, counted, cut at the limit, hashed and encrypted while it
 * arrives. Returns once it is durable. With a token chosen by the client, a repeated upload returns the same
 * file.
 *
 * @throws Failure `job-id-taken` when the token belongs to other content or to another owner.
 */
export async function receiveFile(
  ports: ReceivePorts,
  viewer: Viewer,
  upload: ArrivingFile,
  chosen: string | undefined,
): Promise<FileRecord> {
  const { head, all } = await peek(upload.bytes, headBytes);

  if (head.length === 0) {
    throw new Failure('empty-file');
  }

  // An unsupported type that shows in the head is refused before the rest arrives.
  if (!isContainer(head)) {
    kindOf(sampleOf(head), upload.name);
  }

  // Refuses bytes that could not be recorded, and those of a viewer whose storage is full.
  await ports.requireDatabase();
  const { storage } = ports.config.limits;
  requireQuota(await ports.files.storedBytes(viewer, ports.clock.now()), upload.announcedBytes, storage);
  const tap = new SampleTap();
  const limit = uploadLimit(viewer, ports.config.limits.taskBytes);
  const stored = await ports.vault.store(tap.through(cutAt(limit.bytes, all, limit)));
  const kind = await kindOfStored(ports, stored, tap.sample, upload.name);
  const createdAt = ports.clock.now();
  const record: FileRecord = {
    ...stored,
    token: chosen ?? ports.ids.token(),
    owner: ownerOf(viewer),
    name: cleanName(upload.name, kind),
    kind,
    createdAt,
    expiresAt: expiryOfUpload(createdAt, ports.config.limits.retainSeconds),
    isErased: false,
    origin: null,
  };
  const kept = await recordFile(ports, viewer, record);
  ports.metrics.uploadedBytes.inc(stored.sizeBytes);

  if (kept.blob === record.blob) {
    return record;
  }

  await ports.vault.destroy(record.blob);

  if (!isTheirs(kept.owner, viewer)) {
    throw new Failure('job-id-taken', 'the token belongs to another owner');
  }

  await refuseGone(ports, kept);

  if (kept.contentPseudonym !== record.contentPseudonym) {
    throw new Failure('job-id-taken', 'the token belongs to another file');
  }

  return kept;
}

/**
 * Writes the row. When it was certainly not written, the bytes are destroyed. When that is unknown they stay,
 * since a repeated upload could otherwise find a row without bytes; the sweep checks for the row.
 */
async function recordFile(ports: ReceivePorts, viewer: Viewer, record: FileRecord): Promise<FileRecord> {
  const { blob } = record;
  let kept: FileRecord;

  try {
    kept = await ports.files.add(record, {
      client: viewer,
      admit: (stored) => requireQuota(stored, 0, ports.config.limits.storage),
    });
  } catch (error) {
    await settleFailed(ports, [blob], error);
    throw error;
  }

  if (kept.blob !== blob) {
    return kept;
  }

  // A process that was paused for longer than intents last has lost its bytes to the sweep.
  if (!(await ports.vault.holds(blob))) {
    throw new Failure('upload-failed', 'bytes were swept before their row was written');
  }

  await ports.vault.confirm([blob]);

  return kept;
}

/** Detects the kind of a file. @throws Failure `file-type-not-supported` */
function kindOf(sample: FileSample, name: string): FileKind {
  const kind = sniffKind(sample, name);

  if (kind === null) {
    throw new Failure('file-type-not-supported');
  }

  return kind;
}

/**
 * Detects the kind of stored bytes. No row refers to them yet, so they are destroyed at once when refused.
 */
async function kindOfStored(
  ports: ReceivePorts,
  { blob }: Pick<FileRecord, 'blob'>,
  sample: FileSample,
  name: string,
): Promise<FileKind> {
  try {
    return kindOf(sample, name);
  } catch (error) {
    await ports.vault.destroy(blob);
    throw error;
  }
}
