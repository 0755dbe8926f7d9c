/**
 * Blank of a revision, which never changes.
 *
 * @throws Error when the server cannot be reached
 */
export async function fetchBlank(form: string, revision: string, signal?: AbortSignal): Promise<Blob> {
  const address = `/api/v1/forms/${form}/${revision}.pdf`;
  const response = await fetch(address, signal === undefined ? {} : { signal });

  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }

  return response.blob();
}
