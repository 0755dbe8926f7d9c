import type { Job, JobFailure } from '@octavo/domain/job';

/** Reason why a file of a document could not be read. */
export function readingFailure(job: Job | null): JobFailure {
  if (job?.state === 'failed') {
    return job.failure;
  }

  if (job?.state === 'cancelled') {
    return { code: 'cancelled', values: {} };
  }

  return (
    job?.inputs.find(({ failure }) => failure !== null)?.failure ?? { code: 'request-failed', values: {} }
  );
}
