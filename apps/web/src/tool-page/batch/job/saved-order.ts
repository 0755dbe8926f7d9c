import type { JobRequest } from '@octavo/contract/job';
import { retainSeconds } from '@octavo/contract/limits';

const place = 'octavo-order';

/**
 * Stores a job request that was refused without a login, so that the tab in which the user logs in can
 * continue it. Its id makes it one job, however many tabs send it. A request with a password stays in the
 * memory of its page.
 */
export function saveOrder(order: JobRequest): void {
  const isSecret =
    order.files.some(({ password }) => password !== undefined) ||
    Object.keys(order.options).some((name) => /password/i.test(name));

  if (isSecret) {
    return;
  }

  try {
    localStorage.setItem(place, JSON.stringify({ order, at: Date.now() }));
  } catch {
    // The browser stores nothing: the page that was left open still continues.
  }
}

/** Returns the job request with this id, while its files still exist. */
export function savedOrder(id: string): JobRequest | null {
  try {
    const saved: { order: JobRequest; at: number } | null = JSON.parse(localStorage.getItem(place) ?? 'null');

    return saved?.order.id === id && Date.now() - saved.at < retainSeconds * 1000 ? saved.order : null;
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // The browser stores nothing.
  }
}
