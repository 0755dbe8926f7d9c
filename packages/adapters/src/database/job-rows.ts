import { type EndedJob, isEnded, type Job } from '@octavo/domain/job';
import type { StoredRequest } from '@octavo/domain/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import type { Selectable } from 'kysely';
import type { JobRow } from './schema.ts';
import {
  failureOf,
  inputsOf,
  type JobSecrets,
  openSecrets,
  storedFailure,
  storedInputs,
} from './sealed-job.ts';

/** Columns that depend on the state; the others never change. */
export function columnsOf(job: Job) {
  const ended = isEnded(job);

  return {
    state: job.state,
    inputs: JSON.stringify(storedInputs(job)),
    attempt: job.attempt,
    processor_seconds: job.processorSeconds,
    strikes: job.strikes,
    progress: progressOf(job),
    cancel_requested: job.state === 'running' && job.cancelRequested,
    failure: job.state === 'failed' ? JSON.stringify(storedFailure(job.failure)) : null,
    started_at: job.state === 'queued' ? null : job.startedAt,
    beat_at: job.state === 'running' ? job.beatAt : null,
    ...(job.state === 'running' ? {} : { worker: null, leased_until: null }),
    finished_at: ended ? job.finishedAt : null,
    // Passwords and options have no use after the end.
    ...(ended ? { sealed_request: null } : {}),
  };
}

function progressOf(job: Job): number {
  if (job.state === 'running') {
    return job.progress;
  }

  return job.state === 'done' ? 1 : 0;
}

export function requestOf(row: Selectable<JobRow>): StoredRequest {
  const { sealed_request: bytes, request_key: key } = row;

  return { sealed: bytes === null || key === null ? null : { key, bytes } };
}

export async function jobOf(row: Selectable<JobRow>, seal: RowSeal): Promise<Job> {
  const secrets = await openSecrets(seal, row);
  const base = {
    id: row.id,
    tool: row.tool,
    owner: { account: row.account, device: row.device },
    address: row.address,
    counter: row.counter,
    marksPreviews: row.marks_previews,
    isReading: row.is_reading,
    priority: row.priority,
    inputs: inputsOf(row.inputs, secrets),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    attempt: row.attempt,
    processorLimit: row.processor_limit,
    processorSeconds: row.processor_seconds,
    strikes: row.strikes,
  };

  if (row.state === 'queued') {
    return { ...base, state: 'queued' };
  }

  if (row.state === 'running') {
    const startedAt = row.started_at ?? row.created_at;
    const beatAt = row.beat_at ?? startedAt;

    return {
      ...base,
      state: 'running',
      startedAt,
      beatAt,
      progress: row.progress,
      cancelRequested: row.cancel_requested,
    };
  }

  return endedOf(row, base, secrets);
}

function endedOf(
  row: Selectable<JobRow>,
  base: Omit<EndedJob, 'state' | 'startedAt' | 'finishedAt' | 'failure'>,
  secrets: JobSecrets | null,
): EndedJob {
  const times = { startedAt: row.started_at, finishedAt: row.finished_at ?? row.created_at };

  if (row.state === 'failed') {
    const failure = failureOf(row.failure ?? { code: 'request-failed' }, secrets?.failure ?? null);

    return { ...base, ...times, state: 'failed', failure };
  }

  return { ...base, ...times, state: row.state === 'done' ? 'done' : 'cancelled' };
}
