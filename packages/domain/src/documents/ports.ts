import type { Viewer } from '../access/viewer.ts';
import type { Client } from '../ports.ts';
import type { DocumentFile, DocumentOutline, DocumentRecord } from './document.ts';
import type { OpenQuestion, QuestionRecord } from './question.ts';

/** Files and questions that a client has used: charged ones, and those that may still be. */
export interface DocumentUsage {
  readonly documents: number;
  readonly questions: number;
}

/**
 * Limit check: `admit` throws when its client has used too much, with what is added included. Requests of one client
 * are admitted one at a time.
 */
export interface DocumentAdmission {
  readonly client: Client;
  readonly now: Date;
  admit(use: DocumentUsage): void;
}

/** A document before its key is made. */
export type NewDocument = Omit<DocumentRecord, 'key' | 'isErased'>;

export interface DocumentStore {
  /** Adds the document, or returns the one that has the id already. */
  add(document: NewDocument, admission: DocumentAdmission | null): Promise<DocumentRecord>;
  /** Adds a file, or returns the document unchanged when it has the file already or `most` files; null for none. */
  addFile(
    id: string,
    file: DocumentFile,
    limits: { readonly most: number; readonly expiresAt: Date },
    admission: DocumentAdmission | null,
  ): Promise<DocumentRecord | null>;
  find(id: string): Promise<DocumentRecord | null>;
  /** Documents of an owner that are neither expired nor erased, newest first. */
  of(owner: Pick<Viewer, 'account' | 'device'>, now: Date): Promise<DocumentRecord[]>;
  /** Documents with one of these files that are not erased. */
  withFiles(tokens: readonly string[]): Promise<DocumentRecord[]>;
  /** Removes a file whose reading was not started. */
  dropFile(job: string): Promise<void>;
  findOutline(document: DocumentRecord): Promise<DocumentOutline | null>;
  saveOutline(document: DocumentRecord, outline: DocumentOutline): Promise<void>;
  countUse(client: Client, now: Date): Promise<DocumentUsage>;
  /**
   * Destroys the keys of documents, then their content; the rows stay for counting. Open questions fail, uncharged.
   * Returns the number of erased documents: one whose key cannot be destroyed now stays for the next sweep.
   */
  erase(ids: readonly string[], now: Date): Promise<number>;
  /** Documents to erase: expired ones, and those of which a file is erased. */
  overdue(now: Date): Promise<string[]>;
  /** Returns the given keys that no row refers to. */
  unknownKeys(keys: readonly string[]): Promise<string[]>;
  /** Deletes rows that count for no client any more, and addresses that no longer count. */
  forget(now: Date): Promise<number>;
}

export interface QuestionStore {
  /** Adds the question, or returns the one that has the id already. */
  add(question: OpenQuestion, admission: DocumentAdmission | null): Promise<QuestionRecord>;
  find(id: string): Promise<QuestionRecord | null>;
  /** Questions of a document in the order in which they were asked. */
  of(document: string): Promise<QuestionRecord[]>;
  /**
   * Applies a rule to the question under a lock, and notifies about the change; null when there is none. Nothing is
   * written when the rule returns the same object.
   */
  change(id: string, rule: (question: QuestionRecord) => QuestionRecord): Promise<QuestionRecord | null>;
  /** Ids of open questions whose last beat was before a time. */
  stalled(before: Date): Promise<string[]>;
}
