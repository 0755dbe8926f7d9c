import { ToolFailure } from '@octavo/contract/failures';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** Where people find this site: as configured, or else as they asked for it. */
export function knowOrigin(configured: string | null) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    context.set('origin', configured ?? new URL(context.req.url).origin);
    await next();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser do here. Browsers say where a request comes from; one that carries our
 * cookies and says nothing is refused, too. Programs have no cookies and need to say nothing.
 *
 * A request without cookies that comes from elsewhere is refused as well: it could sign somebody in as another person.
 */
export const guardOrigin = createMiddleware<AppEnvironment>(async (context, next) => {
  if (!safeMethods.has(context.req.method) && !isOurs(context.req.raw.headers, context.get('origin'))) {
    throw new ToolFailure('origin-refused');
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
