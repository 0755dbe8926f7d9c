import { linkSeconds } from '@octavo/contract/limits';

/** Number of attempts allowed within a time window. */
export interface AttemptLimit {
  readonly kind: string;
  readonly count: number;
  readonly seconds: number;
}

/** Sign-in links to one email address, requested from one network address. */
export const linksToEmailFromAddress: AttemptLimit = { kind: 'link-to-from', count: 3, seconds: linkSeconds };

/**
 * Sign-in links to one email address from all network addresses, to protect mailboxes from being flooded.
 * Several times the limit of one network address: otherwise an attacker could prevent a user from signing in.
 */
export const linksToEmail: AttemptLimit = { kind: 'link-to', count: 12, seconds: linkSeconds };

/** Sign-in links requested from one network address; the response reveals if an account exists. */
export const linksFromAddress: AttemptLimit = { kind: 'link-from', count: 10, seconds: 3600 };

/** Messages to the operator from one network address. */
export const messagesFromAddress: AttemptLimit = { kind: 'message-from', count: 5, seconds: 3600 };

/** Messages to the operator from all network addresses: the same mail server delivers the sign-in links. */
export const messagesFromAll: AttemptLimit = { kind: 'message', count: 60, seconds: 3600 };

/** Invalid sign-in links opened from one network address. */
export const failedLinks: AttemptLimit = { kind: 'link-failed', count: 20, seconds: 3600 };

/** Seconds for which attempts are stored; longer than the window of every limit. */
export const attemptSeconds = 24 * 3600;

/** Seconds until the next attempt is allowed, given the latest ones, the newest first; 0 when it is now. */
export function secondsToWait(limit: AttemptLimit, latest: readonly Date[], now: Date): number {
  const oldest = latest[limit.count - 1];

  if (oldest === undefined) {
    return 0;
  }

  return Math.max(0, Math.ceil((oldest.getTime() - now.getTime()) / 1000) + limit.seconds);
}
