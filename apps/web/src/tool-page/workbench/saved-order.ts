import type { JobOrder } from '@octavo/contract/job';
import { retainSeconds } from '@octavo/contract/limits';

const place = 'octavo-order';

/**
 * Keeps an order that was refused for want of a log-in, so that the tab in which somebody logs in can go on with it. Its
 * id makes it one order, however many tabs send it. One with a password stays in the memory of its page.
 */
export function saveOrder(order: JobOrder): void {
  const isSecret =
    order.files.some(({ password }) => password !== undefined) ||
    Object.keys(order.options).some((name) => /password/i.test(name));

  if (isSecret) {
    return;
  }

  try {
    localStorage.setItem(place, JSON.stringify({ order, at: Date.now() }));
  } catch {
    // A browser that keeps nothing: the page that was left open still goes on.
  }
}

/** Gives the order with this id, while its files are still kept. */
export function savedOrder(id: string): JobOrder | null {
  try {
    const saved: { order: JobOrder; at: number } | null = JSON.parse(localStorage.getItem(place) ?? 'null');

    return saved?.order.id === id && Date.now() - saved.at < retainSeconds * 1000 ? saved.order : null;
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}
