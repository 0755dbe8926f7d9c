import { ToolFailure } from '@octavo/contract/failures';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/**
 * Tells somebody whose session is over that it is. Taken for a visitor, they would be told that what they made is not
 * there. The cookie goes with the answer: asked again, they are a visitor.
 */
export const refuseEnded = createMiddleware<AppEnvironment>(async (context, next) => {
  const { cookies, viewer } = context.var;

  if (viewer.policy !== 'open' && cookies.token === null) {
    throw new ToolFailure('login-invalid');
  }

  await next();
});
