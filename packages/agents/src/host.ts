import type { ToolId } from '@octavo/tools/catalogue';
import type { AnswerReport, DocumentReport, OutlineReport, ToolReport } from './reports.ts';

/** A file as an agent names it: a path on this computer, or the token of an upload. */
export interface NamedFile {
  readonly file: string;
  /** Opens a protected file. */
  readonly password?: string;
}

export interface ToolOrder {
  readonly tool: ToolId;
  readonly files: readonly NamedFile[];
  /** Files that options take, by the name of the option. */
  readonly optionFiles: Readonly<Record<string, readonly string[]>>;
  /** As the schema of the tool takes them; checked by the host. */
  readonly options: Readonly<Record<string, unknown>>;
  /** True when the user states their right to do what owners of the files restrict. */
  readonly hasRights: boolean;
  /** File or folder for the results; null for the usual place, and always where results have none. */
  readonly output: string | null;
}

/** Documents to ask: those opened before, or files. */
export type AskedDocument = { readonly document: string } | { readonly files: readonly NamedFile[] };

export interface CallContext {
  /** Aborted when the agent cancels its call. */
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  onProgress(share: number): void;
}

/**
 * Octavo as agents use it: on their computer, or over HTTP. Every Failure is reported to the agent.
 */
export interface AgentHost {
  /** Words about the files that this host takes. */
  readonly fileWords: string;
  /** Words about the place of results; null where they have none. */
  readonly outputWords: string | null;
  run(order: ToolOrder, context: CallContext): Promise<ToolReport>;
  open(files: readonly NamedFile[], context: CallContext): Promise<DocumentReport>;
  outline(asked: AskedDocument, context: CallContext): Promise<OutlineReport>;
  ask(asked: AskedDocument, question: string, context: CallContext): Promise<AnswerReport>;
}
