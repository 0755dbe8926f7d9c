import { deviceSeconds, sessionSeconds } from '@octavo/contract/limits';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnvironment } from './environment.ts';

/**
 * `token` opens a session, `device` identifies a browser, and `counter` is what its free tasks of the day are counted
 * by.
 */
const names = { token: 'user-token', device: 'uuid', counter: 'free-tasks' };

/** Cookie changes of a response; written once, at its end, so that the last change of each cookie counts. */
export interface CookieChanges {
  /** Null deletes the token cookie. */
  token?: string | null;
  device?: string;
  counter?: NewCounter;
}

/** A counter cookie that the response sets. */
export interface NewCounter {
  readonly value: string;
  /** Seconds for which it counts. */
  readonly maxAge: number;
}

/** Values of the request's cookies. */
export interface CookieFacts {
  readonly token: string | null;
  readonly device: string | null;
  /** Signed value; see `free-counter.ts`. */
  readonly counter: string | null;
}

/** A `Cookie` header with this value in the place of the named cookie. */
export function withCookie(header: string | null, name: keyof typeof names, value: string): string {
  const others = (header ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !cookie.startsWith(`${names[name]}=`));

  return [...others, `${names[name]}=${encodeURIComponent(value)}`].join('; ');
}

export function readCookies(context: Context<AppEnvironment>): CookieFacts {
  const device = getCookie(context, names.device) ?? '';

  return {
    token: getCookie(context, names.token) ?? null,
    // Only names in our own format are accepted: others would be easy to guess.
    device: /^[0-9a-f]{32}$/.test(device) ? device : null,
    counter: getCookie(context, names.counter) ?? null,
  };
}

export function writeCookies(context: Context<AppEnvironment>, changes: CookieChanges): void {
  const secure = context.get('origin').startsWith('https:');
  // Scripts cannot read these cookies, and forms or images of other sites do not send them.
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' as const, secure };
  const lasting = { ...attributes, maxAge: sessionSeconds };

  // Skips cookies that the response already carries, because the page called the API for the viewer.
  if (changes.device !== undefined && !isGiven(context, names.device)) {
    setCookie(context, names.device, changes.device, { ...attributes, maxAge: deviceSeconds });
  }

  if (changes.counter !== undefined && !isGiven(context, names.counter)) {
    const { value, maxAge } = changes.counter;
    setCookie(context, names.counter, value, { ...attributes, maxAge });
  }

  if (changes.token === undefined || isGiven(context, names.token)) {
    return;
  }

  if (changes.token === null) {
    deleteCookie(context, names.token, attributes);
  } else {
    setCookie(context, names.token, changes.token, lasting);
  }
}

function isGiven(context: Context<AppEnvironment>, name: string): boolean {
  return context.res.headers.getSetCookie().some((line) => line.startsWith(`${name}=`));
}
