import { retainSeconds } from '@octavo/contract/limits';

/** When an upload made now is forgotten. */
export function expiryOfUpload(now: Date): Date {
  return new Date(now.getTime() + retainSeconds * 1000);
}

/** A result lives no longer than the oldest upload it came from, however often it was worked on since. */
export function expiryOfResult(inputs: readonly { readonly expiresAt: Date }[]): Date {
  return new Date(Math.min(...inputs.map((input) => input.expiresAt.getTime())));
}

/** When the oldest upload came that something is made from, by the moment it is forgotten. */
export function uploadOf({ expiresAt }: { readonly expiresAt: Date }): Date {
  return new Date(expiresAt.getTime() - retainSeconds * 1000);
}

export function isExpired(file: { readonly expiresAt: Date }, now: Date): boolean {
  return file.expiresAt <= now;
}

/**
 * Why a file cannot be had any more; null while it can. The hour is over when it is over, not when the next sweep comes
 * by, and what is gone before was deleted by who it belongs to.
 */
export function goneBy(
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
