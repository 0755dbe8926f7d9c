import { Failure } from '@octavo/contract/failures';
import type { Viewer } from '@octavo/domain/access/viewer';
import { type Job, requestCancel } from '@octavo/domain/job';
import type { ApplicationPorts } from '../ports.ts';
import { findJob } from './find-job.ts';

/**
 * Asks for the end of a job: a waiting one ends at once, a running one within moments.
 *
 * @throws Failure as `findJob`.
 */
export async function cancelJob(
  ports: Pick<ApplicationPorts, 'jobs' | 'files' | 'clock' | 'vault'>,
  viewer: Viewer,
  id: string,
): Promise<Job> {
  const found = await findJob(ports, viewer, id);
  const job = await ports.jobs.change(found.id, (current) => requestCancel(current, ports.clock.now()));

  if (job === null) {
    throw new Failure('not-found');
  }

  return job;
}
