import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/** Seconds for which a signed address is valid: enough to begin a download, and to resume it once. */
const signedSeconds = 300;

type Signer = Pick<ServerPorts, 'pseudonyms' | 'clock'>;

/**
 * Responds with a user's file, or redirects to it when files have a host of their own. Cookies are not sent
 * to that host: the signature of the address carries the right that was checked here.
 */
export async function answerContent(
  context: Context<AppEnvironment>,
  { pseudonyms, clock, config }: Signer & Pick<ServerPorts, 'config'>,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  context.set('isContent', true);

  if (config.contentOrigin === null) {
    return answer();
  }

  const { pathname, searchParams } = new URL(context.req.url);
  const until = Math.floor(clock.now().getTime() / 1000) + signedSeconds;
  const address = new URL(pathname, config.contentOrigin);

  for (const [setting, value] of settingsOf(searchParams)) {
    address.searchParams.set(setting, value);
  }

  address.searchParams.set('until', String(until));
  address.searchParams.set('signature', signatureOf({ pseudonyms }, address));
  context.header('cache-control', 'private, no-store');

  return context.redirect(address.href, 302);
}

/** @throws Failure `not-found` for an address whose signature is missing, invalid or expired. */
export function requireSignature({ pseudonyms, clock }: Signer) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const address = new URL(context.req.url);
    const given = Buffer.from(address.searchParams.get('signature') ?? '');
    const until = Number(address.searchParams.get('until'));
    const right = Buffer.from(signatureOf({ pseudonyms }, address));

    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new Failure('not-found', 'not a signed address');
    }

    if (until * 1000 <= clock.now().getTime()) {
      throw new Failure('not-found', 'the signed address has expired');
    }

    await next();
  });
}

/** Signature over everything that decides which bytes are sent, how, and until when. */
function signatureOf({ pseudonyms }: Pick<Signer, 'pseudonyms'>, { pathname, searchParams }: URL): string {
  const settings = new URLSearchParams(settingsOf(searchParams));

  return pseudonyms.hmac('content', `${pathname}?${settings} ${searchParams.get('until') ?? ''}`);
}

/** Settings of a content address: shown or saved, under which name, and which results of a zip. */
function settingsOf(search: URLSearchParams): [setting: string, value: string][] {
  return ['inline', 'name', 'places'].flatMap((setting) => {
    const value = search.get(setting);

    return value === null ? [] : [[setting, value] satisfies [string, string]];
  });
}
