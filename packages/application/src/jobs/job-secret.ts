import { Failure } from '@octavo/contract/failures';
import type { JobRequest } from '@octavo/contract/job';
import type { RunningJob } from '@octavo/domain/job';
import type { ApplicationPorts } from '../ports.ts';

/** Part of a job request that only the run may read: options can contain passwords, too. */
export interface JobSecret {
  readonly options: JobRequest['options'];
  /** One entry per file. */
  readonly passwords: readonly (string | null)[];
  /** Indexes of the files that the sender has stated their right to; absent in requests of older versions. */
  readonly rights?: readonly number[];
}

export function secretOf({ options, files }: JobRequest): JobSecret {
  return {
    options,
    passwords: files.map(({ password }) => password ?? null),
    rights: files.flatMap(({ rights }, index) => (rights === true ? [index] : [])),
  };
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
  const request = await jobs.findRequest(job.id);

  if (request === null || request.sealed === null) {
    throw new Error('a running job has no request');
  }

  const secret = await vault.unseal(request.sealed, `job ${job.id}`);

  if (secret === null) {
    throw new Failure('file-expired', 'the key of the job request is destroyed');
  }

  // Sealed by `requestJob` and bound to this job, so no other party can have made it.
  return secret as JobSecret;
}
