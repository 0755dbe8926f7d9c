import { Failure } from '@octavo/contract/failures';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/**
 * Reports an ended session. As a visitor, the user would be told that their own files do not exist. The
 * response deletes the cookie, so the next request is a visitor's.
 */
export const refuseEnded = createMiddleware<AppEnvironment>(async (context, next) => {
  const { cookies, viewer } = context.var;

  if (viewer.policy !== 'open' && cookies.token === null) {
    throw new Failure('login-invalid');
  }

  await next();
});
