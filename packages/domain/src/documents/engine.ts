import type { PageWords } from '@octavo/contract/document';
import type { Failure } from '@octavo/contract/failures';
import type { CitationView, EngineView, Selection } from '@octavo/contract/question';

/**
 * A file of a document that is read, or a part of it. Its bytes are loaded only when the engine does not hold them
 * yet.
 */
export interface ReadFile {
  readonly place: number;
  /** Name that no other content has. */
  readonly name: string;
  /** Its parts in order; one when it is read to the end. */
  load(): Promise<readonly Uint8Array[]>;
}

/** The files of a document that can be asked about. */
export interface ReadFiles {
  /** Id of the document: when it is erased, by any process, the engine holds nothing of it any more. */
  readonly document: string;
  readonly files: readonly ReadFile[];
  /** The engine holds nothing of them after this time. */
  readonly expiresAt: Date;
}

export interface FileFacts {
  readonly pages: number;
  /** Pages whose text can be cited. */
  readonly pagesRead: number;
  /** ISO 639-3; null when unknown. */
  readonly language: string | null;
  readonly title: string | null;
}

/** Central sentences and questions, shown before the first question. */
export interface DocumentSummary {
  readonly summary: readonly { readonly text: string; readonly citation: CitationView }[];
  readonly suggestions: readonly string[];
}

/** An earlier question of the same document with its answer. */
export interface ChatTurn {
  readonly question: string;
  readonly answer: string;
}

export interface AskedQuestion {
  readonly question: string;
  readonly selection: Selection | null;
  /** The latest last. */
  readonly turns: readonly ChatTurn[];
}

/** Part of an answer, in the order in which it is shown. */
export type AnswerPart =
  /** Number of requests to the model that the answer takes, reported before the first one. */
  | { readonly kind: 'plan'; readonly requests: number }
  /** Continues a claim; claims count from 0. */
  | { readonly kind: 'text'; readonly claim: number; readonly text: string }
  | { readonly kind: 'citation'; readonly claim: number; readonly citation: CitationView }
  /** Takes the place of everything before it. */
  | {
      readonly kind: 'refused';
      readonly missing: readonly string[];
      readonly nearest: readonly CitationView[];
    };

/** An answer that is being given. */
export interface RunningAnswer {
  /** `certain` is false for an answer that is only probable. */
  readonly ended: Promise<{ readonly certain: boolean }>;
  /** Ends it within a second: `ended` rejects with the failure. No-op when it has ended. */
  stop(failure: Failure): void;
}

/** Answers questions about documents. Rejections with a `Failure` have a code that the user may see. */
export interface AnswerEngine {
  readonly view: EngineView;
  /** Begins to answer with parts; a refusal is the only part or the last one. */
  answer(files: ReadFiles, asked: AskedQuestion, onPart: (part: AnswerPart) => void): RunningAnswer;
}

/** Reads the passages that reading jobs have stored. */
export interface DocumentReader {
  facts(files: ReadFiles): Promise<readonly FileFacts[]>;
  summarise(files: ReadFiles): Promise<DocumentSummary>;
  /** Null for a page that the file does not have; pages count from 1. */
  words(files: ReadFiles, place: number, page: number): Promise<PageWords | null>;
}
