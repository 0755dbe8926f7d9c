import type { JobRequest } from '@octavo/contract/job';
import { retainSeconds } from '@octavo/contract/limits';

const storageKey = 'octavo-job-request';

/** A job request as it is stored. */
interface SavedRequest {
  readonly request: JobRequest;
  /** Time of saving, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Stores a job request that was refused without a login, so that the tab in which the user logs in can
 * continue it. Its id makes it one job, however many tabs send it. A request with a password stays in the
 * memory of its page.
 */
export function saveRequest(request: JobRequest): void {
  const isSecret =
    request.files.some(({ password }) => password !== undefined) ||
    Object.keys(request.options).some((name) => /password/i.test(name));

  if (isSecret) {
    return;
  }

  try {
    const saved: SavedRequest = { request, at: Date.now() };
    localStorage.setItem(storageKey, JSON.stringify(saved));
  } catch {
    // The browser stores nothing: the page that was left open still continues.
  }
}

/** Returns the job request with this id, while its files still exist. */
export function savedRequest(id: string): JobRequest | null {
  try {
    const saved: SavedRequest | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');

    return saved?.request.id === id && Date.now() - saved.at < retainSeconds * 1000 ? saved.request : null;
  } catch {
    return null;
  }
}

export function deleteSavedRequest(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // The browser stores nothing.
  }
}
