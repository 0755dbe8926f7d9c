import type { FormRevision } from '@octavo/forms/form-map';

interface FetchedBlank {
  readonly file: Blob;
  /** Its revision, which is newer than that of the map where the operator has put a newer blank. */
  readonly revision: string;
}

/**
 * Blank of a revision. A form without years is filled in as its newest blank, as by the job.
 *
 * @throws Error when the server cannot be reached
 */
export async function fetchBlank(
  form: string,
  { id, years }: FormRevision,
  signal?: AbortSignal,
): Promise<FetchedBlank> {
  const address = `/api/v1/forms/${form}/${years === undefined ? 'newest' : id}.pdf`;
  const response = await fetch(address, signal === undefined ? {} : { signal });

  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }

  const revision = /([^/]+)\.pdf$/.exec(response.url)?.[1] ?? id;

  return { file: await response.blob(), revision };
}
