import { Failure } from '@octavo/contract/failures';
import type { JobOrder } from '@octavo/contract/job';
import type { RunningJob } from '@octavo/domain/job';
import type { ApplicationPorts } from '../ports.ts';

/** Part of a job request that only the run may read: options can contain passwords, too. */
export interface JobSecret {
  readonly options: JobOrder['options'];
  /** One entry per file. */
  readonly passwords: readonly (string | null)[];
}

export function secretOf({ options, files }: JobOrder): JobSecret {
  return { options, passwords: files.map(({ password }) => password ?? null) };
}

/**
 * Opens the part of a job request that was sealed when the job was created.
 *
 * @throws Failure `file-expired` when its key is destroyed.
 */
export async function openSecret(
  { jobs, vault }: Pick<ApplicationPorts, 'jobs' | 'vault'>,
  job: RunningJob,
): Promise<JobSecret> {
  const order = await jobs.findOrder(job.id);

  if (order === null || order.sealed === null) {
    throw new Error('a running job has no request');
  }

  const secret = await vault.unseal(order.sealed, `job ${job.id}`);

  if (secret === null) {
    throw new Failure('file-expired', 'the key of the job request is destroyed');
  }

  // Sealed by `requestJob` and bound to this job, so no other party can have made it.
  return secret as JobSecret;
}
