import type { DocumentFileState } from '@octavo/contract/document';
import type { JobState } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { EngineView, QuestionState } from '@octavo/contract/question';
import type { LinkPurpose } from '@octavo/domain/account/session';
import type { ProviderId } from '@octavo/domain/billing/subscription';
import type { JobFailure, JobPriority } from '@octavo/domain/job';
import type { Walls } from '@octavo/domain/worker';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BillingSchema } from './billing/rows.ts';

/** Rows as they are read; the columns are described in the migrations. */
export interface DatabaseSchema extends BillingSchema {
  files: FileRow;
  jobs: JobRow;
  accounts: AccountRow;
  identities: IdentityRow;
  sessions: SessionRow;
  login_links: LoginLinkRow;
  auth_flows: AuthFlowRow;
  attempts: AttemptRow;
  used_trials: UsedTrialRow;
  emails: EmailRow;
  tasks: TaskRow;
  provider_notes: ProviderNoteRow;
  messages: MessageRow;
  workers: WorkerRow;
  documents: DocumentRow;
  document_files: DocumentFileRow;
  questions: QuestionRow;
}

type Json<T> = ColumnType<T, string, string>;

export interface FileRow {
  token: string;
  kind: FileKind;
  size_bytes: ColumnType<number, number, never>;
  content_pseudonym: string | null;
  blob: string | null;
  created_at: Date;
  expires_at: Date;
  erased_at: Date | null;
  job: string | null;
  place: number | null;
  input: number | null;
  pages: number | null;
  preview: number | null;
  sealed: Uint8Array | null;
  account: ColumnType<string | null, string | null | undefined, string | null>;
  device: ColumnType<string | null, string | null | undefined, string | null>;
  address: ColumnType<string | null, string | null | undefined, never>;
}

/** The readable part of an input and of a failure; the rest is sealed. */
export interface StoredInput {
  readonly token: string;
  /** Name of the option that takes the file. */
  readonly option?: string | undefined;
  readonly failure: StoredFailure | null;
}
export type StoredFailure = Pick<JobFailure, 'code'>;

export interface JobRow {
  id: string;
  tool: string;
  state: JobState;
  inputs: Json<readonly StoredInput[]>;
  attempt: number;
  strikes: number;
  progress: number;
  cancel_requested: boolean;
  failure: ColumnType<StoredFailure | null, string | null, string | null>;
  sealed_request: Uint8Array | null;
  request_key: string | null;
  sealed_names: Uint8Array | null;
  names_key: string | null;
  created_at: Date;
  started_at: Date | null;
  beat_at: Date | null;
  finished_at: Date | null;
  expires_at: Date;
  account: ColumnType<string | null, string | null | undefined, string | null>;
  device: ColumnType<string | null, string | null | undefined, string | null>;
  address: ColumnType<string | null, string | null | undefined, string | null>;
  counter: ColumnType<string | null, string | null | undefined, never>;
  marks_previews: Generated<boolean>;
  is_reading: Generated<boolean>;
  by_visitor: Generated<boolean>;
  queue: Generated<string>;
  priority: Generated<JobPriority>;
  processor_limit: number | null;
  processor_seconds: Generated<number>;
  worker: ColumnType<string | null, string | null | undefined, string | null>;
  leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  share: GeneratedAlways<string>;
}

export interface AccountRow {
  id: string;
  email: string;
  email_key: string;
  name: string | null;
  locale: string;
  created_at: Date;
  trial_ends_at: Date | null;
}

export interface IdentityRow {
  issuer: string;
  subject: string;
  account: string;
  created_at: Date;
}

export interface SessionRow {
  token_hash: Uint8Array;
  account: string;
  device: string | null;
  browser: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

export interface LoginLinkRow {
  token_hash: Uint8Array;
  email: string;
  purpose: LinkPurpose;
  name: string | null;
  locale: string;
  next: string;
  device_pseudonym: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface AuthFlowRow {
  state_hash: Uint8Array;
  locale: string;
  next: string;
  expires_at: Date;
}

export interface AttemptRow {
  kind: string;
  pseudonym: string;
  at: Date;
}

export interface UsedTrialRow {
  pseudonym: string;
  kind: 'sign-in' | 'plan';
  used_at: Date;
}

export interface EmailRow {
  id: string;
  occasion: string | null;
  recipient: string;
  sealed: Uint8Array | null;
  seal_key: string | null;
  created_at: Date;
  due_at: Date;
  useful_until: Date | null;
  attempts: Generated<number>;
  sent_at: Date | null;
  given_up_at: Date | null;
}

export interface TaskRow {
  job: string;
  account: string;
  tool: string;
  /** Set in rows from before names were sealed, until the next start. */
  name: string | null;
  sealed_name: Uint8Array | null;
  name_key: string | null;
  finished_at: Date;
  expires_at: Date;
  deleted_at: Date | null;
}

export interface ProviderNoteRow {
  provider: ProviderId;
  key: string;
  value: string;
}

export interface WorkerRow {
  id: string;
  seen_at: Date;
  walls: Walls;
  filters_system_calls: boolean;
  limits_memory_by_group: boolean;
}

export interface DocumentRow {
  id: string;
  account: ColumnType<string | null, string | null | undefined, string | null>;
  device: ColumnType<string | null, string | null | undefined, string | null>;
  address: string | null;
  by_visitor: boolean;
  seal_key: string | null;
  sealed_outline: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  created_at: Date;
  expires_at: Date;
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface DocumentFileRow {
  document: string;
  place: number;
  file: string;
  job: string;
  state: DocumentFileState;
}

export interface QuestionRow {
  id: string;
  document: string;
  state: QuestionState;
  engine: Json<EngineView>;
  is_partial: boolean;
  failure: ColumnType<StoredFailure | null, string | null, string | null>;
  sealed_question: Uint8Array | null;
  sealed_answer: Uint8Array | null;
  charged: boolean;
  asked_at: Date;
  beat_at: Date;
  ended_at: Date | null;
}

export interface MessageRow {
  id: string;
  account: string | null;
  name: string;
  email: string;
  subject: string;
  text: string;
  about: string;
  locale: string;
  created_at: Date;
}
