import type { DocumentOutline, DocumentRecord } from '@octavo/domain/documents/document';
import type { QuestionRecord } from '@octavo/domain/documents/question';
import type { Job } from '@octavo/domain/job';
import type { FileRecord, StoredRequest } from '@octavo/domain/ports';
import { MemoryChanges } from './changes.ts';

/** A file, with the network address of the visitor whose it is. */
export interface KeptFile {
  readonly record: FileRecord;
  readonly address: string | null;
  readonly erasedAt: Date | null;
}

export interface KeptJob {
  readonly job: Job;
  readonly request: StoredRequest;
  /** Key of the request, until it is destroyed. */
  readonly key: string | null;
  readonly byVisitor: boolean;
  readonly hasNames: boolean;
}

export interface KeptDocument {
  readonly record: DocumentRecord;
  readonly byVisitor: boolean;
  readonly outline: DocumentOutline | null;
}

/**
 * All that a process of the desktop application knows about files, jobs and documents. It ends with the process. Rows
 * are replaced as a whole and never changed, so callers may keep what they got.
 */
export interface MemoryState {
  readonly files: Map<string, KeptFile>;
  readonly jobs: Map<string, KeptJob>;
  readonly documents: Map<string, KeptDocument>;
  readonly questions: Map<string, QuestionRecord>;
  readonly changes: MemoryChanges;
}

export function openMemoryState(): MemoryState {
  return {
    files: new Map(),
    jobs: new Map(),
    documents: new Map(),
    questions: new Map(),
    changes: new MemoryChanges(),
  };
}
