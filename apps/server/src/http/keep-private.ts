import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** Every page names who is signed in; none is to be kept, not even in a browser that others use after them. */
export const keepPrivate = createMiddleware<AppEnvironment>(async (context, next) => {
  await next();

  if (context.get('session') !== null) {
    context.header('cache-control', 'private, no-store');
  }
});
