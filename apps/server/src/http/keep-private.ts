import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/**
 * Keeps pages of signed-in users out of every cache: each page names the user, and others may use the browser
 * afterwards.
 */
export const keepPrivate = createMiddleware<AppEnvironment>(async (context, next) => {
  await next();

  if (context.get('session') !== null) {
    context.header('cache-control', 'private, no-store');
  }
});
