import { linkSeconds, sessionSeconds } from '@octavo/contract/limits';

/** A browser somebody is signed in with. Of its token only a hash is kept. */
export interface Session {
  readonly tokenHash: Uint8Array;
  readonly account: string;
  readonly device: string | null;
  /** Name of the browser and its system, so that its owner knows it again. */
  readonly browser: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

/** `log-in` for people who have an account, `sign-up` for people who have none. */
export type LinkPurpose = 'log-in' | 'sign-up';

/** A link sent by e-mail that signs in whoever opens it, once. Of its token only a hash is kept. */
export interface LoginLink {
  readonly tokenHash: Uint8Array;
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly name: string | null;
  readonly locale: string;
  /** Path to go on at, within this site. */
  readonly next: string;
  /** Mark of the device it was asked for at; null when that was no browser we named. */
  readonly deviceMark: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/** A session lasts from its last use. */
export function sessionExpiry(now: Date): Date {
  return later(now, sessionSeconds);
}

/** Use is written down no oftener than once an hour. */
const extendSeconds = 3600;

export function shouldExtend({ seenAt }: Pick<Session, 'seenAt'>, now: Date): boolean {
  return now >= later(seenAt, extendSeconds);
}

export function linkExpiry(now: Date): Date {
  return later(now, linkSeconds);
}
