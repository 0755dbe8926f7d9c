import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { Job, QueuedJob } from './job.ts';

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** 32 characters nobody can guess. */
  token(): string;
}

/** Both ends are inclusive, as in HTTP. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
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

/** What is needed to read a stored file again. */
export interface SealedFile {
  readonly blob: string;
  /** The key of this file alone, readable only with the server's key. */
  readonly wrappedKey: Uint8Array;
  readonly sizeBytes: number;
}

/** Encrypts what goes into the file store and short secrets that go into the database. */
export interface Vault {
  store(bytes: AsyncIterable<Uint8Array>): Promise<SealedFile & { readonly sha256: string }>;
  open(file: SealedFile, range?: ByteRange): AsyncIterable<Uint8Array>;
  seal(secret: unknown, owner: string): Uint8Array;
  unseal(sealed: Uint8Array, owner: string): unknown;
  /** A mark of some content that tells nothing to those without the server's key. */
  fingerprint(content: string): string;
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
}

export interface FileRecord {
  readonly token: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly blob: string;
  /** Null once the file is forgotten: the bytes can never be read again, wherever a copy may be. */
  readonly wrappedKey: Uint8Array | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly origin: ResultOrigin | null;
}

/** The rows about files. */
export interface FileIndex {
  /** Adds the file, or returns the one that already has its token. */
  add(file: FileRecord): Promise<FileRecord>;
  find(token: string): Promise<FileRecord | null>;
  resultsOf(job: string): Promise<FileRecord[]>;
  /** Destroys the key; true when there was one to destroy. The bytes follow in the next sweep. */
  erase(token: string): Promise<boolean>;
  eraseExpired(now: Date): Promise<number>;
  /** Blobs whose key is destroyed and whose bytes may still be there. */
  erasedBlobs(): Promise<string[]>;
  forgetBlob(blob: string): Promise<void>;
  /** Which of these blobs no row speaks of. */
  unknownBlobs(blobs: readonly string[]): Promise<string[]>;
  forgetErased(before: Date): Promise<void>;
}

/** What was ordered, besides the public part of the job. */
export interface StoredOrder {
  /** Equal for equal orders: tells a repeated request from another one that took the same id. */
  readonly fingerprint: string;
  /** Options and passwords, sealed; null once the job has ended. */
  readonly sealed: Uint8Array | null;
}

export interface JobStore {
  /** Adds job and queue message in one transaction, or returns what has the id already. */
  add(job: QueuedJob, order: StoredOrder): Promise<{ readonly job: Job; readonly order: StoredOrder }>;
  find(id: string): Promise<Job | null>;
  findOrder(id: string): Promise<StoredOrder | null>;
  /**
   * Applies a rule of the domain to the job while nobody else can change it. When the rule returns the very job it
   * was given, nothing is written. `results` are added in the same transaction, and only when the job became done.
   */
  change(id: string, rule: (job: Job) => Job, results?: readonly FileRecord[]): Promise<Job | null>;
  /** Ids of jobs that have not ended although their files are gone. */
  overdue(now: Date): Promise<string[]>;
  /** Jobs by state. */
  count(): Promise<Readonly<Record<string, number>>>;
  forgetEnded(before: Date): Promise<void>;
}

/** Tells of changes of jobs, whichever process made them. */
export interface JobChanges {
  /** Calls the listener after each change, and once in doubt; returns the function that ends it. */
  watch(id: string, listener: () => void): () => void;
}

export interface JobMessage {
  readonly id: string;
  readonly turn: number;
}

/** The part of an AbortSignal that tells once when something is over. */
export interface OverSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
}

export interface JobQueue {
  /** Calls the handler once for each message. One that throws, or dies, gets it again, here or elsewhere. */
  work(concurrency: number, handler: (message: JobMessage, lost: OverSignal) => Promise<void>): Promise<void>;
  /** Takes no further message; resolves when the running handlers have ended. */
  stop(): Promise<void>;
}
