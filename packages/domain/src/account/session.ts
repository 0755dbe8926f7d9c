import { linkSeconds, sessionSeconds } from '@octavo/contract/limits';

/** A browser with a signed-in user. Only a hash of its token is stored. */
export interface Session {
  readonly tokenHash: Uint8Array;
  readonly account: string;
  readonly device: string | null;
  /** Name of the browser and its system, by which users recognize it. */
  readonly browser: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

/** `log-in` for users with an account, `sign-up` for users without. */
export type LinkPurpose = 'log-in' | 'sign-up';

/** A sign-in link sent by email, valid once. Only a hash of its token is stored. */
export interface LoginLink {
  readonly tokenHash: Uint8Array;
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly name: string | null;
  readonly locale: string;
  /** Path within this site to open after signing in. */
  readonly next: string;
  /** Pseudonym of the device that requested the link; null when that was not a browser with a device id. */
  readonly devicePseudonym: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/** The session lifetime counts from the last use. */
export function sessionExpiry(now: Date): Date {
  return later(now, sessionSeconds);
}

/** The last use is recorded at most once an hour. */
const extendSeconds = 3600;

export function shouldExtend({ seenAt }: Pick<Session, 'seenAt'>, now: Date): boolean {
  return now >= later(seenAt, extendSeconds);
}

export function linkExpiry(now: Date): Date {
  return later(now, linkSeconds);
}
