import { Failure } from '@octavo/contract/failures';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** Sets the public origin of this site: as configured, or else as the request addressed it. */
export function setOrigin(configured: string | null) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    context.set('origin', configured ?? new URL(context.req.url).origin);
    await next();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes a browser request. Browsers name the origin of a request; one that
 * carries our cookies and names none is refused, too. Programs have no cookies and need not name one.
 *
 * A cross-site request without cookies is refused as well: it could sign the user in as another person.
 */
export const guardOrigin = createMiddleware<AppEnvironment>(async (context, next) => {
  if (!safeMethods.has(context.req.method) && !isOurs(context.req.raw.headers, context.get('origin'))) {
    throw new Failure('origin-refused');
  }

  await next();
});

function isOurs(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');

  if (site !== null) {
    return site === 'same-origin' || site === 'none';
  }

  const origin = headers.get('origin');

  return origin === null ? !headers.has('cookie') : origin === ownOrigin;
}
