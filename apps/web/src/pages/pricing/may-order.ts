import type { Owned } from './owned.server.ts';

/**
 * Whether a plan can be ordered beside what somebody has, which begins now or at `startsAt`. Days that were given keep
 * nobody from buying; what is paid for is changed on the page of the account.
 */
export function mayOrder(owned: Owned | null, startsAt: string | null): boolean {
  return owned === null || startsAt !== null || (owned.isGift && owned.until !== null);
}
