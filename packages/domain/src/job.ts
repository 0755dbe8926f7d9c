import { type FailureCode, type FailureValues, failures } from '@octavo/contract/failures';
import { stalledSeconds } from '@octavo/contract/limits';
import type { TaskFile } from '@octavo/contract/option-files';
import type { Ownership } from './access/access.ts';

/** A failure as code and values; its text depends on the language. */
export interface JobFailure {
  readonly code: FailureCode;
  readonly values: FailureValues;
}

export interface JobInput extends TaskFile {
  readonly token: string;
  readonly name: string;
  readonly failure: JobFailure | null;
}

/**
 * `plan`: the user has Pro. `visitor`: not signed in, on a service with accounts. `standard`: all others,
 * including every user of a service without accounts.
 */
export const jobPriorities = ['plan', 'standard', 'visitor'] as const;
export type JobPriority = (typeof jobPriorities)[number];

interface JobBase {
  readonly id: string;
  readonly tool: string;
  readonly owner: Ownership;
  /** Pseudonym of the network address that requested the job. */
  readonly address: string | null;
  /** Pseudonym of the browser for which it counts as a free task; null for accounts and programs. */
  readonly counter: string | null;
  /** True when the user may not download the results: their previews then carry a mark. */
  readonly marksPreviews: boolean;
  /** True when it reads a file of a document for questions: it is no task of the day. */
  readonly isReading: boolean;
  readonly inputs: readonly JobInput[];
  readonly createdAt: Date;
  /** Time at which the oldest upload of the job expires, and every result with it. */
  readonly expiresAt: Date;
  /** Rank in the queue, from the rights of the user at the time of the request. */
  readonly priority: JobPriority;
  /** Number of claims, used as a fencing token: a worker may write only while its own number is current. */
  readonly attempt: number;
  /** Seconds of processor time its owner may use within an hour; null without limit. */
  readonly processorLimit: number | null;
  /** Processor time of all attempts together, in seconds. */
  readonly processorSeconds: number;
  /** Runs that were lost to a crash or repeated after a failure; hand-overs of a stopping worker do not count. */
  readonly strikes: number;
}

interface Started {
  readonly startedAt: Date;
}

interface JobEndTimes {
  /** Null when the job ended before any worker took it. */
  readonly startedAt: Date | null;
  readonly finishedAt: Date;
}

export type QueuedJob = JobBase & { readonly state: 'queued' };
export type RunningJob = JobBase &
  Started & {
    readonly state: 'running';
    /** Work done, from 0 to 1. */
    readonly progress: number;
    /** Time of the last heartbeat: progress, a message, or processor time of the run. */
    readonly beatAt: Date;
    readonly cancelRequested: boolean;
  };
export type DoneJob = JobBase & JobEndTimes & { readonly state: 'done' };
export type FailedJob = JobBase & JobEndTimes & { readonly state: 'failed'; readonly failure: JobFailure };
export type CancelledJob = JobBase & JobEndTimes & { readonly state: 'cancelled' };
export type EndedJob = DoneJob | FailedJob | CancelledJob;
export type Job = QueuedJob | RunningJob | EndedJob;

/** Failures of runs that were ended by a limit. They count like a success: the work was done until then. */
export const limitFailures: readonly FailureCode[] = [
  'too-complex',
  'time-limit',
  'memory-limit',
  'output-limit',
  'stalled',
];

/**
 * Lost runs after which a job fails, so that a file that crashes workers is not retried forever. Three workers killed
 * within a minute, and a run repeated for another reason, must not lose a job.
 */
export const maxStrikes = 6;

export function isEnded(job: Job): job is EndedJob {
  return job.state === 'done' || job.state === 'failed' || job.state === 'cancelled';
}

/** True while `attempt` is the run that owns the job. */
export function isHeldBy(job: Job, attempt: number): job is RunningJob {
  return job.state === 'running' && job.attempt === attempt;
}

/**
 * Assigns the job to a worker. A job that was already running has lost its worker, which counts as a strike.
 * Returns a running job, or one that ended because it expired, was cancelled or had too many strikes.
 */
export function claim(job: Job, now: Date): Job {
  if (isEnded(job)) {
    return job;
  }

  if (job.expiresAt <= now) {
    return endFailed(job, { code: 'file-expired', values: {} }, now);
  }

  if (job.state === 'running' && job.cancelRequested) {
    return endCancelled(job, now);
  }

  const strikes = job.state === 'running' ? job.strikes + 1 : job.strikes;

  if (strikes >= maxStrikes) {
    return endFailed({ ...job, strikes }, { code: 'engine-crashed', values: {} }, now);
  }

  return {
    ...base(job),
    strikes,
    attempt: job.attempt + 1,
    state: 'running',
    startedAt: job.state === 'running' ? job.startedAt : now,
    progress: 0,
    beatAt: now,
    cancelRequested: false,
  };
}

/** Records the processor time of all attempts so far, in seconds. It never decreases. */
export function useProcessor(job: Job, attempt: number, processorSeconds: number): Job {
  return isHeldBy(job, attempt) && processorSeconds > job.processorSeconds
    ? { ...job, processorSeconds }
    : job;
}

/** Records progress, which never decreases within one attempt. */
export function advance(job: Job, attempt: number, progress: number, now: Date): Job {
  if (!isHeldBy(job, attempt)) {
    return job;
  }

  return { ...job, progress: Math.max(job.progress, Math.min(1, progress)), beatAt: now };
}

/**
 * Ends the job as done; `failed` maps the index of an input to the failure of that file. A cancellation
 * requested before takes precedence.
 */
export function finish(job: Job, attempt: number, failed: ReadonlyMap<number, JobFailure>, now: Date): Job {
  if (!isHeldBy(job, attempt)) {
    return job;
  }

  if (job.cancelRequested) {
    return endCancelled(job, now);
  }

  const inputs = job.inputs.map((input, index) => ({ ...input, failure: failed.get(index) ?? null }));

  return { ...base(job), inputs, state: 'done', startedAt: job.startedAt, finishedAt: now };
}

/** Ends the job, or requeues it once when the failure allows a retry. */
export function fail(job: Job, attempt: number, failure: JobFailure, now: Date): Job {
  if (!isHeldBy(job, attempt)) {
    return job;
  }

  if (job.cancelRequested) {
    return endCancelled(job, now);
  }

  if (failures[failure.code].retry && job.strikes === 0 && job.expiresAt > now) {
    return requeue({ ...job, strikes: 1 });
  }

  return endFailed(job, failure, now);
}

/** Cancels a queued job at once; a running one is marked, and ends once its run has stopped. */
export function requestCancel(job: Job, now: Date): Job {
  if (job.state === 'queued') {
    return endCancelled(job, now);
  }

  return job.state === 'running' ? { ...job, cancelRequested: true } : job;
}

export function cancel(job: Job, attempt: number, now: Date): Job {
  return isHeldBy(job, attempt) ? endCancelled(job, now) : job;
}

/** Returns the job of a stopping worker to the queue, without a strike. */
export function handBack(job: Job, attempt: number): Job {
  return isHeldBy(job, attempt) ? requeue(job) : job;
}

/** Fails a job whose files have expired. */
export function expire(job: Job, now: Date): Job {
  if (isEnded(job) || job.expiresAt > now) {
    return job;
  }

  return endFailed(job, { code: 'file-expired', values: {} }, now);
}

/**
 * True when a run has had no progress at all, and neither a message nor processor time for 60 seconds.
 * Waiting in the queue does not count, and slow progress is not a stall.
 */
export function isStalled(run: Pick<RunningJob, 'progress' | 'beatAt'>, now: Date): boolean {
  return run.progress === 0 && now.getTime() - run.beatAt.getTime() >= stalledSeconds * 1000;
}

function requeue(job: RunningJob): QueuedJob {
  return { ...base(job), state: 'queued' };
}

function endFailed(job: QueuedJob | RunningJob, failure: JobFailure, now: Date): FailedJob {
  return { ...base(job), state: 'failed', startedAt: startOf(job), finishedAt: now, failure };
}

function endCancelled(job: QueuedJob | RunningJob, now: Date): CancelledJob {
  return { ...base(job), state: 'cancelled', startedAt: startOf(job), finishedAt: now };
}

function startOf(job: QueuedJob | RunningJob): Date | null {
  return job.state === 'running' ? job.startedAt : null;
}

function base(job: Job): JobBase {
  return {
    id: job.id,
    tool: job.tool,
    owner: job.owner,
    address: job.address,
    counter: job.counter,
    marksPreviews: job.marksPreviews,
    isReading: job.isReading,
    inputs: job.inputs,
    createdAt: job.createdAt,
    expiresAt: job.expiresAt,
    priority: job.priority,
    attempt: job.attempt,
    processorLimit: job.processorLimit,
    processorSeconds: job.processorSeconds,
    strikes: job.strikes,
  };
}
