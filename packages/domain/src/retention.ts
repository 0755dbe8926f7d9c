import { retainSeconds } from '@octavo/contract/limits';

/** Time at which an upload made now expires; `seconds` is the retention of this installation. */
export function expiryOfUpload(now: Date, seconds: number = retainSeconds): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/**
 * Expiry of a result: that of the oldest upload it was made from, even after several jobs; that of an upload made now
 * for a result made from no file.
 */
export function expiryOfResult(
  inputs: readonly { readonly expiresAt: Date }[],
  now: Date,
  seconds: number = retainSeconds,
): Date {
  const times = [expiryOfUpload(now, seconds), ...inputs.map((input) => input.expiresAt)];

  return new Date(Math.min(...times.map((time) => time.getTime())));
}

/** Time of the oldest upload that a file was made from, calculated from its expiry. */
export function uploadOf({ expiresAt }: { readonly expiresAt: Date }): Date {
  return new Date(expiresAt.getTime() - retainSeconds * 1000);
}

export function isExpired(file: { readonly expiresAt: Date }, now: Date): boolean {
  return file.expiresAt <= now;
}

/**
 * Reason why a file is not available any more; null while it is. Expiry takes effect on time, not with the
 * next sweep; a file that is gone earlier was deleted by its owner.
 */
export function unavailableBy(
  file: { readonly expiresAt: Date; readonly isErased: boolean },
  now: Date,
): 'file-expired' | 'file-deleted' | null {
  if (isExpired(file, now)) {
    return 'file-expired';
  }

  return file.isErased ? 'file-deleted' : null;
}

/** Seconds for which the bare fact that a file existed is remembered, so that its link says "deleted". */
export const tombstoneSeconds = 24 * 3600;

/**
 * True when a file is past its retention; the time of a key file is that of its upload, so the database is
 * not needed.
 */
export function isPastRetention(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > retainSeconds * 1000;
}
