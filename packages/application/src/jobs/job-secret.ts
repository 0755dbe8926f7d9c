import type { JobOrder } from '@octavo/contract/job';

/** Part of a job request that only the run may read: options can contain passwords, too. */
export interface JobSecret {
  readonly options: JobOrder['options'];
  /** One entry per file. */
  readonly passwords: readonly (string | null)[];
}

export function secretOf({ options, files }: JobOrder): JobSecret {
  return { options, passwords: files.map(({ password }) => password ?? null) };
}
