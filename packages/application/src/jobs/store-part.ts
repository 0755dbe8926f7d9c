import type { RunningJob } from '@octavo/domain/job';
import type { ApplicationPorts } from '../ports.ts';
import { settleFailed } from '../settle-failed.ts';
import { dropResults, type OpenResult, type ResultPorts, storeResult } from './store-results.ts';

/** Pages that a reading has read so far, as the run reports them, which is not trusted. */
export interface ReportedPart {
  readonly path: string;
  readonly lastPage: number;
  readonly pageCount: number;
}

type PartPorts = ResultPorts &
  Pick<ApplicationPorts, 'jobs'> & { readonly isSurelyNotWritten: (error: unknown) => boolean };

/**
 * Stores a part of a reading; returns its size, or null when the attempt no longer holds the job.
 *
 * @throws Failure those of `storeResult`
 */
export async function storePart(
  ports: PartPorts,
  job: RunningJob,
  { path, lastPage, pageCount }: ReportedPart,
  bytesLeft: number,
  open: OpenResult,
): Promise<number | null> {
  const file = { input: 0, name: 'part.json', kind: 'json', path, pages: pageCount, notes: [] } as const;
  // Attempts count from 1, so that parts share no place with the result.
  const slot = { place: job.attempt, preview: lastPage, bytesLeft };
  const part = await storeResult(ports, job, file, slot, open);

  try {
    if (!(await ports.jobs.addPart(job.id, job.attempt, part))) {
      await dropResults(ports, [part]);

      return null;
    }
  } catch (error) {
    await settleFailed(ports, [part.blob], error);
    throw error;
  }

  await ports.vault.confirm([part.blob]);

  return part.sizeBytes;
}
