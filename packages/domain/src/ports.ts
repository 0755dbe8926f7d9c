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
  /** 32 characters nobody can guess. */
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
  /** @throws ToolFailure `storage-full` when so many bytes more would reach into the reserve. */
  requireRoom(bytes: number): Promise<void>;
}

/** Keeps bytes by name, whatever they are. What reaches it is already encrypted. */
export interface FileStore {
  /** Durable once it resolves; nothing is left behind when it rejects. */
  put(blob: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  read(blob: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Deleting what is not there is no error. */
  delete(blob: string): Promise<void>;
  list(): AsyncIterable<{ readonly blob: string; readonly modifiedAt: Date }>;
}

/**
 * Keeps the keys of files and orders, each under a name of its own and readable only with the server's key. They are
 * nowhere else: a database would go on holding them in its pages and its log after they were deleted.
 */
export interface KeyStore {
  /**
   * Durable once it resolves. A name is used once. `since` is when the upload came that the key has to do with, if
   * that is not now: its hour counts, should nothing ever speak of the key.
   */
  put(name: string, wrappedKey: Uint8Array, since?: Date): Promise<void>;
  /** Null once the key was destroyed. Rejects when the store itself cannot be read. */
  get(name: string): Promise<Uint8Array | null>;
  /** Overwrites the key, durably, before its name goes. Destroying what is not there is no error. */
  destroy(name: string): Promise<void>;
  list(): AsyncIterable<{ readonly name: string; readonly since: Date }>;
}

/**
 * Write-ahead log of names: each is entered before its bytes or its key are written and taken out once a row names it.
 * A process renews its entries while it lives, so that an entry that ages belongs to a killed process, or to a write
 * whose outcome is unknown.
 */
export interface IntentLog {
  /** Renewed without end until `stored`: a slow upload may take long. */
  begin(name: string): Promise<void>;
  /** The bytes and the key are stored; the row has to follow within a quarter of an hour. */
  stored(name: string): void;
  /** Takes names out. Removing what is not there is no error. */
  end(names: readonly string[]): Promise<void>;
  /** Stops renewing names without taking them out. */
  release(names: readonly string[]): void;
  /** Names that no process has renewed for half a minute. */
  stale(now: Date): Promise<string[]>;
}

/** What is needed to read a stored file again, besides its key: that has the name of the blob. */
export interface SealedFile {
  readonly blob: string;
  readonly sizeBytes: number;
}

/** A secret that lies in the database while its key lies elsewhere. */
export interface SealedSecret {
  /** Name of its key. */
  readonly key: string;
  readonly bytes: Uint8Array;
}

/**
 * Encrypts what goes into the file store and short secrets that go into the database, each with a key of its own.
 * `since` as for the store of keys.
 */
export interface Vault {
  store(
    bytes: AsyncIterable<Uint8Array>,
    since?: Date,
  ): Promise<SealedFile & { readonly contentMark: string }>;
  /** @throws ToolFailure `file-expired` when the key is destroyed. */
  open(file: SealedFile, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Destroys the key of a file, then deletes its bytes. */
  destroy(blob: string): Promise<void>;
  /** False once the key of the file is destroyed. */
  holds(blob: string): Promise<boolean>;
  /** The rows that name these files or keys are committed. Names without this call are checked by the sweep. */
  confirm(names: readonly string[]): Promise<void>;
  /** The outcome of the write is unknown: the sweep looks for the rows and destroys what none names. */
  release(names: readonly string[]): void;
  seal(secret: unknown, owner: string, since?: Date): Promise<SealedSecret>;
  /** Null when the key is destroyed. */
  unseal(sealed: SealedSecret, owner: string): Promise<unknown>;
  /** For a secret nobody will ask for. */
  destroySecret(sealed: SealedSecret): Promise<void>;
}

/** Where a file came from when it is the result of a job. */
export interface ResultOrigin {
  readonly job: string;
  /** Place among the results of the job, from 0. */
  readonly place: number;
  /** Index of the input it was made of; null when the inputs were joined. */
  readonly input: number | null;
  readonly pages: number | null;
  readonly notes: readonly Note[];
  /** Of a preview the page it shows of that result, from 1; null for the result itself. */
  readonly preview: number | null;
}

export interface FileRecord {
  readonly token: string;
  readonly owner: Ownership;
  readonly name: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** Keyed mark of the content: the same bytes have the same one, and nobody else can make it. */
  readonly contentMark: string;
  readonly blob: string;
  /** True once the file is forgotten: its key is destroyed, or will be by the sweep that is next. */
  readonly isErased: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly origin: ResultOrigin | null;
}

/** Lets a file in, or throws, by what its asker then has stored. Until it is in, none of the same asker is counted. */
export interface StorageAdmission {
  readonly client: Client;
  admit(stored: StoredBytes): void;
}

/** The rows about files. */
export interface FileIndex {
  /** Adds the file, or returns the one that already has its token. */
  add(file: FileRecord, admission?: StorageAdmission | null): Promise<FileRecord>;
  /** Bytes that are stored for an asker at a moment. */
  storedBytes(client: Client, now: Date): Promise<StoredBytes>;
  find(token: string): Promise<FileRecord | null>;
  resultsOf(job: string): Promise<FileRecord[]>;
  /** What can be seen of its results by somebody who may not take them away, result by result and page by page. */
  previewsOf(job: string): Promise<FileRecord[]>;
  /** Gives the file up, with its previews; true when it was not yet. What it leaves is destroyed next, or by the sweep at the latest. */
  erase(token: string): Promise<boolean>;
  eraseExpired(now: Date): Promise<number>;
  /** Some blobs of expired files whose rows do not say so yet: the next ones after a name, in order. */
  expiredBlobs(now: Date, after: string): Promise<string[]>;
  /** Some blobs of files that are neither erased nor expired: the next ones after a name, in order. */
  keptBlobs(now: Date, after: string): Promise<string[]>;
  /** Marks the rows of these blobs as erased, because their keys are destroyed; returns how many were not yet. */
  eraseBlobs(blobs: readonly string[]): Promise<number>;
  /** Some blobs of erased files, with keys and bytes that may still be there: the next ones after a name, in order. */
  erasedBlobs(after: string): Promise<string[]>;
  forgetBlob(blob: string): Promise<void>;
  /** Which of these blobs no row speaks of. */
  unknownBlobs(blobs: readonly string[]): Promise<string[]>;
  forgetErased(before: Date): Promise<void>;
}

/** What was ordered, besides the public part of the job. */
export interface StoredRequest {
  /** Options and passwords; null once the job has ended. */
  readonly sealed: SealedSecret | null;
}

/** By whom tasks are counted: their account, or else their device and their address. */
export type Client = Pick<Viewer, 'account' | 'device' | 'address'>;

/** Tasks and processor time an asker has used. */
export interface ClientUsage {
  readonly tasks: number;
  readonly processorSeconds: number;
}

/** Lets a job in, or throws, by what its asker has used. Jobs of one asker are admitted one after the other. */
export interface Admission {
  /** Tasks count from this moment on. */
  readonly tasksSince: Date;
  /** Processor time counts of jobs that ended after this moment, or still run. */
  readonly processorSince: Date;
  admit(use: ClientUsage): void;
}

export interface JobStore {
  /** Adds the job, or returns the one that has the id already. */
  add(
    job: QueuedJob,
    order: StoredRequest,
    admission?: Admission | null,
  ): Promise<{ readonly job: Job; readonly order: StoredRequest }>;
  /** Tasks of the asker since a moment that succeeded, may still do so, or were ended by a limit. */
  countTasks(client: Client, since: Date): Promise<number>;
  /** Seconds of processor time of the asker's jobs that ended after a moment, or have not ended. */
  sumProcessorSeconds(client: Client, since: Date): Promise<number>;
  find(id: string): Promise<Job | null>;
  findOrder(id: string): Promise<StoredRequest | null>;
  /**
   * Applies a rule of the domain to the job while nobody else can change it. When the rule returns the very job it
   * was given, nothing is written. `results` and their previews are added in the same transaction, and only when the job became done.
   * They belong to whom the job belongs by then. With the end of the job the key of its order is destroyed.
   */
  change(id: string, rule: (job: Job) => Job, results?: readonly FileRecord[]): Promise<Job | null>;
  /** Some keys of orders whose jobs have ended, should they still be there: the next ones after a name, in order. */
  endedKeys(after: string): Promise<string[]>;
  forgetKey(key: string): Promise<void>;
  /** Which of these keys no row speaks of. */
  unknownKeys(keys: readonly string[]): Promise<string[]>;
  /** Ids of jobs that have not ended although their files are gone. */
  overdue(now: Date): Promise<string[]>;
  /**
   * Forgets the names of files in jobs that have ended and whose files are gone, and what their failures tell besides
   * the code, which may be a name, too; returns how many jobs had some.
   */
  eraseNames(now: Date): Promise<number>;
  /** The same for one job, whose files were deleted before. */
  eraseNamesOf(id: string): Promise<void>;
  /** Jobs by state. */
  count(): Promise<Readonly<Record<string, number>>>;
  forgetEnded(before: Date): Promise<void>;
}

/** Tells of changes of jobs, whichever process made them. */
export interface JobChanges {
  /** Calls the listener after each change, and once in doubt; returns the function that ends it. */
  watch(id: string, listener: () => void): () => void;
}

/** Jobs that run at the same time. */
export interface JobPlaces {
  readonly concurrency: number;
  readonly programConcurrency: Readonly<Record<Program, number>>;
}

export interface JobQueue {
  /**
   * Calls the handler with every job this worker has claimed. A job whose handler throws, or whose worker dies, is
   * claimed again, here or elsewhere. Jobs of one program share places of their own. Called once. `protection` is what
   * the worker reports of itself while it takes jobs.
   */
  work(places: JobPlaces, protection: WorkerProtection, handler: (job: RunningJob) => Promise<void>): void;
  /** Claims no further job; resolves when the running handlers have ended. */
  stop(): Promise<void>;
}
