import type { JobState, Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { Failure, JobInput } from '@octavo/domain/job';
import type { ColumnType } from 'kysely';

/** Rows as they are read; the columns are described in the migrations. */
export interface Schema {
  files: FileRow;
  jobs: JobRow;
}

type Json<T> = ColumnType<T, string, string>;

export interface FileRow {
  token: string;
  name: string;
  kind: FileKind;
  size_bytes: ColumnType<number, number, never>;
  sha256: string | null;
  blob: string | null;
  created_at: Date;
  expires_at: Date;
  erased_at: Date | null;
  job: string | null;
  place: number | null;
  input: number | null;
  pages: number | null;
  notes: Json<readonly Note[]>;
}

export interface JobRow {
  id: string;
  tool: string;
  state: JobState;
  inputs: Json<readonly JobInput[]>;
  attempt: number;
  turn: number;
  strikes: number;
  progress: number;
  cancel_asked: boolean;
  failure: ColumnType<Failure | null, string | null, string | null>;
  sealed_order: Uint8Array | null;
  order_key: string | null;
  created_at: Date;
  started_at: Date | null;
  beat_at: Date | null;
  finished_at: Date | null;
  expires_at: Date;
}
