import type { PageWords } from '@octavo/contract/document';
import type { FailureCode } from '@octavo/contract/failures';
import type { AnswerPart, AskedQuestion, DocumentSummary, FileFacts } from '@octavo/domain/documents/engine';
import type { ModelUse } from './model-use.ts';

/** Work of the thread, by name: what it is given and what it gives. */
export interface EngineTasks {
  /** Only holds the files. */
  readonly hold: { readonly given: null; readonly result: null };
  readonly facts: { readonly given: null; readonly result: readonly FileFacts[] };
  readonly summarise: { readonly given: null; readonly result: DocumentSummary };
  readonly words: {
    readonly given: { readonly place: number; readonly page: number };
    readonly result: PageWords | null;
  };
  readonly answer: {
    readonly given: Pick<AskedQuestion, 'question' | 'turns'>;
    readonly result: { readonly parts: readonly AnswerPart[]; readonly certain: boolean };
  };
  /** Asks the model. Its parts come before the result. */
  readonly ask: { readonly given: AskedQuestion; readonly result: ModelUse };
}

export type EngineTaskName = keyof EngineTasks;

/** A file that a task needs; the bytes of its parts when the thread has asked for them. */
export interface NeededFile {
  readonly place: number;
  readonly name: string;
  readonly bytes: readonly Uint8Array[] | null;
}

export interface EngineRequest {
  readonly id: number;
  readonly document: string;
  readonly files: readonly NeededFile[];
  /** Milliseconds since 1970 after which nothing of the document is held. */
  readonly expiresAt: number;
  readonly task: EngineTaskName;
  readonly given: unknown;
}

export type EngineMessage =
  | EngineRequest
  | { readonly forget: string }
  /** Id of a request whose answer is not needed any more. */
  | { readonly stop: number };

export type EngineReply = { readonly id: number } & (
  | { readonly result: unknown }
  /** Part of a result that is still to come. */
  | { readonly part: AnswerPart }
  /** Contents that the thread does not hold. */
  | { readonly missing: true }
  /** Name of the error: its message may repeat words of the document. */
  | { readonly error: string }
  /** Failure that the user may see. */
  | { readonly failure: FailureCode }
);
