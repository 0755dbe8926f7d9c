import { deviceSeconds, sessionSeconds } from '@octavo/contract/limits';
import { applicationVersion } from '@octavo/contract/session';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnvironment } from './environment.ts';

/** `token` opens a session, `device` names a browser, `version` is that of the pages it was last given. */
const names = { token: 'user-token', device: 'uuid', version: 'version' };

/** What an answer is to change; written once, at its end, so that the last wish about each cookie counts. */
export interface CookieChanges {
  /** Null takes the token away. */
  token?: string | null;
  device?: string;
}

/** What the browser says it is. */
export interface CookieFacts {
  readonly token: string | null;
  readonly device: string | null;
  /** True when it was last given pages of another version; one that says nothing is new here. */
  readonly isOutdated: boolean;
}

export function readCookies(context: Context<AppEnvironment>): CookieFacts {
  const device = getCookie(context, names.device) ?? '';
  const version = getCookie(context, names.version) ?? applicationVersion;

  return {
    token: getCookie(context, names.token) ?? null,
    // Only names as we make them count: others would be easy to guess.
    device: /^[0-9a-f]{32}$/.test(device) ? device : null,
    isOutdated: version !== applicationVersion,
  };
}

export function writeCookies(context: Context<AppEnvironment>, changes: CookieChanges): void {
  const secure = context.get('origin').startsWith('https:');
  // No script reads them, and no other site's form or picture carries them.
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' as const, secure };
  const lasting = { ...attributes, maxAge: sessionSeconds };

  // A page that asked the API for somebody passes on what the API gave them.
  if (changes.device !== undefined && !isGiven(context, names.device)) {
    setCookie(context, names.device, changes.device, { ...attributes, maxAge: deviceSeconds });
  }

  if (changes.token === undefined || isGiven(context, names.token)) {
    return;
  }

  setCookie(context, names.version, applicationVersion, lasting);

  if (changes.token === null) {
    deleteCookie(context, names.token, attributes);
  } else {
    setCookie(context, names.token, changes.token, lasting);
  }
}

function isGiven(context: Context<AppEnvironment>, name: string): boolean {
  return context.res.headers.getSetCookie().some((line) => line.startsWith(`${name}=`));
}
