import { Failure } from '@octavo/contract/failures';
import { isTheirs } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import { isEnded, type Job } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import { isExpired } from '@octavo/domain/retention';
import { unavailableNow } from '../files/unavailable-now.ts';
import type { ApplicationPorts } from '../ports.ts';

type FindJobPorts = Pick<ApplicationPorts, 'jobs' | 'files' | 'clock' | 'vault'>;

/**
 * Finds a job of the viewer.
 *
 * @throws Failure `not-found` for an unknown id or a job of another owner, `file-expired` for an expired
 * job, `file-deleted` for one whose results have all been deleted.
 */
export async function findJob(ports: FindJobPorts, viewer: Viewer, id: string): Promise<Job> {
  const job = await ports.jobs.find(id);

  if (job === null || !isTheirs(job.owner, viewer)) {
    throw new Failure('not-found');
  }

  await refuseGone(ports, job);

  return job;
}

/** Job of a signed address; the signature proves the right to it. @throws Failure as `findJob`. */
export async function findSignedJob(ports: FindJobPorts, id: string): Promise<Job> {
  const job = await ports.jobs.find(id);

  if (job === null) {
    throw new Failure('not-found');
  }

  await refuseGone(ports, job);

  return job;
}

async function refuseGone(ports: FindJobPorts, job: Job): Promise<void> {
  if (isEnded(job) && isExpired(job, ports.clock.now())) {
    throw new Failure('file-expired');
  }

  if (await isDeleted(ports, job)) {
    throw new Failure('file-deleted');
  }
}

async function isDeleted(ports: FindJobPorts, job: Job): Promise<boolean> {
  const results = job.state === 'done' ? await ports.files.resultsOf(job.id) : [];

  for (const file of results) {
    if ((await unavailableNow(ports, file)) !== 'file-deleted') {
      return false;
    }
  }

  return results.length > 0;
}

export interface KeptFiles {
  readonly results: readonly FileRecord[];
  readonly previews: readonly FileRecord[];
}

/**
 * Results and previews of the job that are neither expired nor deleted.
 *
 * @param listed files of the job, if they were asked for together with the job
 */
export async function keptFiles(
  ports: FindJobPorts,
  job: Job,
  listed: readonly FileRecord[] = [],
): Promise<KeptFiles> {
  if (job.state !== 'done') {
    return { results: [], previews: [] };
  }

  // A list may be older than the job that was found with it. Results are added by the transaction that ends the job.
  const files = await keptOf(ports, listed.some(isResult) ? listed : await ports.files.filesOf(job.id));

  return { results: files.filter(isResult), previews: files.filter((file) => !isResult(file)) };
}

function isResult({ origin }: FileRecord): boolean {
  return origin?.preview === null;
}

/** Kept results at these places, such as `0,2`; all of them by default. */
export async function chosenResults(
  ports: FindJobPorts,
  job: Job,
  places: string | undefined,
): Promise<readonly FileRecord[]> {
  const results = job.state === 'done' ? await keptOf(ports, await ports.files.resultsOf(job.id)) : [];

  if (places === undefined) {
    return results;
  }

  const wanted = new Set(places.split(',').map(Number));

  return results.filter(({ origin }) => origin !== null && wanted.has(origin.place));
}

async function keptOf(ports: FindJobPorts, files: readonly FileRecord[]): Promise<FileRecord[]> {
  const gone = await Promise.all(files.map((file) => unavailableNow(ports, file)));

  return files.filter((_, index) => gone[index] === null);
}

/** @throws Failure `not-found` when no preview shows that page of that result. */
export async function previewAt(
  ports: FindJobPorts,
  job: Job,
  place: number,
  page: number,
): Promise<FileRecord> {
  const previews = job.state === 'done' ? await keptOf(ports, await ports.files.previewsOf(job.id)) : [];
  const preview = previews.find(({ origin }) => origin?.place === place && origin.preview === page);

  if (preview === undefined) {
    throw new Failure('not-found');
  }

  return preview;
}
