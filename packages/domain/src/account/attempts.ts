import { linkSeconds } from '@octavo/contract/limits';

/** How often something may be tried within a time. */
export interface AttemptLimit {
  readonly kind: string;
  readonly count: number;
  readonly seconds: number;
}

/** Links to one e-mail address asked for from one network address. */
export const linksToEmailFromAddress: AttemptLimit = { kind: 'link-to-from', count: 3, seconds: linkSeconds };

/**
 * Links to one e-mail address, whoever asks: nobody's mailbox is to be filled by others. Several times the limit of one
 * asker, or any stranger could keep a person from logging in.
 */
export const linksToEmail: AttemptLimit = { kind: 'link-to', count: 12, seconds: linkSeconds };

/** Links asked for from one network address; what is answered tells whether an account exists. */
export const linksFromAddress: AttemptLimit = { kind: 'link-from', count: 10, seconds: 3600 };

/** Messages to the operator from one network address. */
export const messagesFromAddress: AttemptLimit = { kind: 'message-from', count: 5, seconds: 3600 };

/** The same from everybody: the mail server that brings them brings links for logging in, too. */
export const messagesFromAll: AttemptLimit = { kind: 'message', count: 60, seconds: 3600 };

/** Links opened from one network address that did not work. */
export const failedLinks: AttemptLimit = { kind: 'link-failed', count: 20, seconds: 3600 };

/** Seconds for which attempts are remembered: as long as the longest limit looks back, and a little more. */
export const attemptSeconds = 24 * 3600;

/** Seconds until the next attempt is allowed, given the latest ones, the newest first; 0 when it is now. */
export function secondsToWait(limit: AttemptLimit, latest: readonly Date[], now: Date): number {
  const oldest = latest[limit.count - 1];

  if (oldest === undefined) {
    return 0;
  }

  return Math.max(0, Math.ceil((oldest.getTime() - now.getTime()) / 1000) + limit.seconds);
}
