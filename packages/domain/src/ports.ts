import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { Program } from '@octavo/contract/programs';
import type { Ownership } from './access/access.ts';
import type { StoredBytes } from './access/storage-quota.ts';
import type { Viewer } from './access/viewer.ts';
import type { Job, QueuedJob, RunningJob } from './job.ts';
import type { WorkerProtection } from './worker.ts';

export interface Clock {
  now(): Date;
}

export interface IdGenerator {
  /** Generates a token of 32 unguessable characters. */
  token(): string;
}

/** Both ends are inclusive, as in HTTP. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Room in the data folder. Uploads and results never use the reserve: the database and deletions need it. */
export interface DiskSpace {
  /** Answers are up to a second old. */
  look(): Promise<{ readonly freeBytes: number; readonly reserveBytes: number }>;
  /** @throws Failure `storage-full` when storing the bytes would use the reserve. */
  requireRoom(bytes: number): Promise<void>;
}

/** Stores blobs of bytes by name; they are already encrypted. */
export interface FileStore {
  /** Durable once it resolves; nothing is left behind when it rejects. */
  put(blob: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  read(blob: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Deletes a blob; no error if it does not exist. */
  delete(blob: string): Promise<void>;
  list(): AsyncIterable<{ readonly blob: string; readonly modifiedAt: Date }>;
}

/**
 * Stores the keys of files and job requests, each under its own name and readable only with the server's key.
 * They are stored nowhere else: a database would keep them in its pages and log after their deletion.
 */
export interface KeyStore {
  /**
   * Durable once it resolves. A name is used once. `since` is the time of the related upload, by default now:
   * retention counts from it if no record ever refers to the key.
   */
  put(name: string, wrappedKey: Uint8Array, since?: Date): Promise<void>;
  /** Null once the key was destroyed. Rejects when the store itself cannot be read. */
  get(name: string): Promise<Uint8Array | null>;
  /** Durably overwrites the key, then removes its name. No error if it does not exist. */
  destroy(name: string): Promise<void>;
  list(): AsyncIterable<{ readonly name: string; readonly since: Date }>;
}

/**
 * Write-ahead log of names: a name is added before its bytes or its key are written, and removed once a row
 * refers to it. A live process renews its entries, so an aging entry belongs to a killed process, or to a
 * write with an unknown outcome.
 */
export interface IntentLog {
  /** Adds a name; it is renewed without limit until `stored`, because an upload may be slow. */
  begin(name: string): Promise<void>;
  /** Records that bytes and key are stored; the row must follow within a quarter of an hour. */
  stored(name: string): void;
  /** Removes names; no error if they do not exist. */
  end(names: readonly string[]): Promise<void>;
  /** Stops renewing names without taking them out. */
  release(names: readonly string[]): void;
  /** Names that no process has renewed for half a minute. */
  stale(now: Date): Promise<string[]>;
}

/** Data needed to read a stored file, besides its key, which has the name of the blob. */
export interface SealedFile {
  readonly blob: string;
  readonly sizeBytes: number;
}

/** A secret stored in the database, with its key stored elsewhere. */
export interface SealedSecret {
  /** Name of its key. */
  readonly key: string;
  readonly bytes: Uint8Array;
}

/**
 * Encrypts files for the file store and short secrets for the database, each with its own key. `since` has
 * the same meaning as in `KeyStore.put`.
 */
export interface Vault {
  store(
    bytes: AsyncIterable<Uint8Array>,
    since?: Date,
  ): Promise<SealedFile & { readonly contentPseudonym: string }>;
  /** @throws Failure `file-expired` when the key is destroyed. */
  open(file: SealedFile, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Destroys the key of a file, then deletes its bytes. */
  destroy(blob: string): Promise<void>;
  /** False once the key of the file is destroyed. */
  holds(blob: string): Promise<boolean>;
  /**
   * Confirms that the rows naming these files or keys are committed. The sweep checks names that were never
   * confirmed.
   */
  confirm(names: readonly string[]): Promise<void>;
  /**
   * Reports an unknown outcome of the write: the sweep looks for the rows and destroys files and keys without
   * one.
   */
  release(names: readonly string[]): void;
  seal(secret: unknown, owner: string, since?: Date): Promise<SealedSecret>;
  /** Null when the key is destroyed. */
  unseal(sealed: SealedSecret, owner: string): Promise<unknown>;
  /** Destroys a secret that is no longer needed. */
  destroySecret(sealed: SealedSecret): Promise<void>;
}

/** Job and position that a result file comes from. */
export interface ResultOrigin {
  readonly job: string;
  /** Index among the results of the job, from 0. */
  readonly place: number;
  /** Index of the input it was made of; null when the inputs were joined. */
  readonly input: number | null;
  readonly pages: number | null;
  readonly notes: readonly Note[];
  /**
   * For a preview, the page of the result it shows, from 1; null for the result itself. For a part of a reading, the
   * last page it has.
   */
  readonly preview: number | null;
}

export interface FileRecord {
  readonly token: string;
  readonly owner: Ownership;
  readonly name: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** Keyed hash of the content: equal for the same bytes, and impossible to compute without the key. */
  readonly contentPseudonym: string;
  readonly blob: string;
  /** True once the file is erased: its key is destroyed, or will be by the next sweep. */
  readonly isErased: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly origin: ResultOrigin | null;
}

/**
 * Quota check of a new file: `admit` throws if its client then stores too many bytes. Files of one client are
 * admitted one at a time.
 */
export interface StorageAdmission {
  readonly client: Client;
  admit(stored: StoredBytes): void;
}

/** The rows about files. */
export interface FileIndex {
  /** Adds the file, or returns the one that already has its token. */
  add(file: FileRecord, admission?: StorageAdmission | null): Promise<FileRecord>;
  /** Bytes stored for a client at the given time. */
  storedBytes(client: Client, now: Date): Promise<StoredBytes>;
  find(token: string): Promise<FileRecord | null>;
  resultsOf(job: string): Promise<FileRecord[]>;
  /**
   * Previews of the job's results, for users who may not download them, ordered by result and page. Those of a reading
   * are its parts (`documents/reading-parts.ts`).
   */
  previewsOf(job: string): Promise<FileRecord[]>;
  /** Results and previews of a job, ordered by result; a preview follows its result. */
  filesOf(job: string): Promise<FileRecord[]>;
  /**
   * Marks the file and its previews as erased; true when it was not yet. Keys and bytes are destroyed next,
   * or by the sweep at the latest.
   */
  erase(token: string): Promise<boolean>;
  eraseExpired(now: Date): Promise<number>;
  /** Some blobs of expired files not yet marked as erased: the next ones after a name, in order. */
  expiredBlobs(now: Date, after: string): Promise<string[]>;
  /** Some blobs of files that are neither erased nor expired: the next ones after a name, in order. */
  keptBlobs(now: Date, after: string): Promise<string[]>;
  /**
   * Marks the rows of these blobs as erased, because their keys are destroyed; returns the number of newly
   * marked rows.
   */
  eraseBlobs(blobs: readonly string[]): Promise<number>;
  /**
   * Some blobs of erased files whose keys and bytes may still exist: the next ones after a name, in order.
   */
  erasedBlobs(after: string): Promise<string[]>;
  forgetBlob(blob: string): Promise<void>;
  /** Returns the given blobs that no row refers to. */
  unknownBlobs(blobs: readonly string[]): Promise<string[]>;
  forgetErased(before: Date): Promise<void>;
}

/** The private part of a job request. */
export interface StoredRequest {
  /** Options and passwords; null once the job has ended. */
  readonly sealed: SealedSecret | null;
}

/** Client that usage is counted for: an account, or else a device and its network address. */
export type Client = Pick<Viewer, 'account' | 'device' | 'address'>;

/** Client whose tasks of the day are counted: an account, or else the browser with a counter. */
export type TaskClient = Client & Pick<Viewer, 'counter'>;

/** Numbers of tasks since a moment that succeeded, may still succeed, or were ended by a limit. */
export interface TaskCounts {
  /**
   * Tasks of the account, or of the visitor's browser. Programs without cookies at one network address count
   * together.
   */
  readonly own: number;
  /** Tasks of all visitors at the network address; 0 for accounts. */
  readonly atAddress: number;
}

/** Tasks and processor time that a client has used. */
export interface ClientUsage {
  readonly tasks: TaskCounts;
  readonly processorSeconds: number;
}

/**
 * Limit check of a new job: `admit` throws when its client has used too much. Jobs of one client are admitted
 * one at a time.
 */
export interface Admission {
  /** Tasks count from this moment on. */
  readonly tasksSince: Date;
  /** Jobs that ended after this time, or are still running, count with their processor time. */
  readonly processorSince: Date;
  /** True for a reading, which is no task of the day. */
  readonly isReading: boolean;
  admit(use: ClientUsage): void;
}

export interface JobStore {
  /**
   * Adds the job, or returns the one that has the id already. If the promise of a request is rejected, no job is added,
   * and this rejects with the same error.
   */
  add(
    job: QueuedJob,
    request: StoredRequest | Promise<StoredRequest>,
    admission?: Admission | null,
  ): Promise<{ readonly job: Job; readonly request: StoredRequest }>;
  countTasks(client: TaskClient, since: Date): Promise<TaskCounts>;
  /** Seconds of processor time of the client's jobs that ended after a given time, or have not ended. */
  sumProcessorSeconds(client: Client, since: Date): Promise<number>;
  find(id: string): Promise<Job | null>;
  findRequest(id: string): Promise<StoredRequest | null>;
  /**
   * Applies a domain rule to the job under a lock. Nothing is written when the rule returns the same object.
   * `results` and their previews are added in the same transaction, only when the job becomes done, and
   * belong to the job's current owner. When the job ends, the key of its request is destroyed.
   */
  change(id: string, rule: (job: Job) => Job, results?: readonly FileRecord[]): Promise<Job | null>;
  /**
   * Adds what the attempt of a reading has read so far, as a preview of its result; false when the attempt no longer
   * holds the job, or is being cancelled.
   */
  addPart(id: string, attempt: number, part: FileRecord): Promise<boolean>;
  /** Some remaining keys of requests whose jobs have ended: the next ones after a name, in order. */
  endedKeys(after: string): Promise<string[]>;
  forgetKey(key: string): Promise<void>;
  /** Returns the given keys that no row refers to. */
  unknownKeys(keys: readonly string[]): Promise<string[]>;
  /** Ids of jobs that have not ended although their files are gone. */
  overdue(now: Date): Promise<string[]>;
  /**
   * Deletes file names in ended jobs whose files are gone, and the values of their failures, which may
   * contain a name; returns the number of changed jobs.
   */
  eraseNames(now: Date): Promise<number>;
  /** Deletes the names in one job whose files were deleted before. */
  eraseNamesOf(id: string): Promise<void>;
  /** Jobs by state. */
  count(): Promise<Readonly<Record<string, number>>>;
  forgetEnded(before: Date): Promise<void>;
}

/** Notifies about changes of jobs made by any process. */
export interface JobChanges {
  /**
   * Calls the listener after each change, and once when a change may have been missed; returns the function
   * that stops it.
   */
  watch(id: string, listener: () => void): () => void;
}

/** Numbers of jobs that run at the same time. */
export interface JobPlaces {
  readonly concurrency: number;
  readonly programConcurrency: Readonly<Record<Program, number>>;
}

export interface JobQueue {
  /**
   * Calls the handler with every job claimed by this worker. A job whose handler throws, or whose worker
   * dies, is claimed again, here or elsewhere. Jobs that need a program have their own slots. Called once.
   * `protection` is what the worker reports about itself while it claims jobs.
   */
  work(places: JobPlaces, protection: WorkerProtection, handler: (job: RunningJob) => Promise<void>): void;
  /** Claims no further job; resolves when the running handlers have ended. */
  stop(): Promise<void>;
}
