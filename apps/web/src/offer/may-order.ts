import type { Owned } from './owned.server.ts';

/**
 * True when a plan can be ordered beside the one the user has, beginning now or at `startsAt`. Gifted days do
 * not prevent a purchase; a paid plan is changed on the account page.
 */
export function mayOrder(owned: Owned | null, startsAt: string | null): boolean {
  return owned === null || startsAt !== null || (owned.isGift && owned.until !== null);
}
