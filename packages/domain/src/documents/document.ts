import type { DocumentFileState } from '@octavo/contract/document';
import type { Ownership } from '../access/access.ts';
import type { DocumentSummary, FileFacts } from './engine.ts';

/** A file of a document, with the job that reads it. */
export interface DocumentFile {
  /** Index within the document, from 0. */
  readonly place: number;
  /** Token of the upload. */
  readonly token: string;
  readonly job: string;
  /** Changes with the end of the job, in the same transaction. Files that failed are not charged. */
  readonly state: DocumentFileState;
}

/** One to five files that questions are asked about. Only its counts outlive it. */
export interface DocumentRecord {
  readonly id: string;
  readonly owner: Ownership;
  /** Pseudonym of the network address that opened it. */
  readonly address: string | null;
  /** Name of the key that seals everything said about it. */
  readonly key: string;
  readonly files: readonly DocumentFile[];
  readonly createdAt: Date;
  /** Time at which the oldest upload expires, and the chat with it. */
  readonly expiresAt: Date;
  readonly isErased: boolean;
}

/** Summary and facts of the files that are read, computed once for them. */
export interface DocumentOutline extends DocumentSummary {
  /** Places of the files it covers. */
  readonly places: readonly number[];
  /** Facts of each of these files. */
  readonly files: readonly FileFacts[];
}

/** Places of the files that can be asked about. */
export function readyPlaces({ files }: Pick<DocumentRecord, 'files'>): number[] {
  return files.filter(({ state }) => state === 'ready').map(({ place }) => place);
}
