import { ToolFailure } from '@octavo/contract/failures';
import { isTheirs } from '@octavo/domain/access/access';
import { isEnded, type Job } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { goneBy, isExpired } from '@octavo/domain/retention';
import type { Context } from 'hono';
import type { Environment } from './http/environment.ts';
import type { ServerPorts } from './ports.ts';

/**
 * The job of a request, whose log will name it.
 *
 * @throws ToolFailure `not-found` for a job nobody ordered, or somebody else; `file-expired` for one that is forgotten,
 * `file-deleted` for one whose results were all deleted before.
 */
export async function findJob(ports: ServerPorts, context: Context<Environment>, id: string): Promise<Job> {
  context.set('jobId', id);
  const job = await ports.jobs.find(id);

  if (job === null || !isTheirs(job.owner, context.get('viewer'))) {
    throw new ToolFailure('not-found');
  }

  await refuseGone(ports, job);

  return job;
}

/** The job of a signed address, which proves the right to it. @throws ToolFailure as `findJob`. */
export async function findSignedJob(ports: ServerPorts, id: string): Promise<Job> {
  const job = await ports.jobs.find(id);

  if (job === null) {
    throw new ToolFailure('not-found');
  }

  await refuseGone(ports, job);

  return job;
}

async function refuseGone(ports: ServerPorts, job: Job): Promise<void> {
  if (isEnded(job) && isExpired(job, ports.clock.now())) {
    throw new ToolFailure('file-expired');
  }

  if (await isDeleted(ports, job)) {
    throw new ToolFailure('file-deleted');
  }
}

async function isDeleted(ports: ServerPorts, job: Job): Promise<boolean> {
  const results = job.state === 'done' ? await ports.files.resultsOf(job.id) : [];

  return results.length > 0 && results.every((file) => goneBy(file, ports.clock.now()) === 'file-deleted');
}

/** Its results that are not forgotten. */
export async function keptResults(ports: ServerPorts, job: Job): Promise<FileRecord[]> {
  if (job.state !== 'done') {
    return [];
  }

  const now = ports.clock.now();

  return (await ports.files.resultsOf(job.id)).filter((file) => goneBy(file, now) === null);
}

/** What can be seen of its results. */
export async function keptPreviews(ports: ServerPorts, job: Job): Promise<FileRecord[]> {
  if (job.state !== 'done') {
    return [];
  }

  const now = ports.clock.now();

  return (await ports.files.previewsOf(job.id)).filter((file) => goneBy(file, now) === null);
}

/** @throws ToolFailure `not-found` where no preview shows that page of that result. */
export async function previewAt(
  ports: ServerPorts,
  job: Job,
  place: number,
  page: number,
): Promise<FileRecord> {
  const previews = await keptPreviews(ports, job);
  const preview = previews.find(({ origin }) => origin?.place === place && origin.preview === page);

  if (preview === undefined) {
    throw new ToolFailure('not-found');
  }

  return preview;
}
