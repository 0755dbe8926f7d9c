import { Failure } from '@octavo/contract/failures';
import type { OpenSession } from '@octavo/domain/account/ports';
import type { Context } from 'hono';
import type { AppEnvironment } from './environment.ts';

/** Session of the signed-in viewer. @throws Failure `login-invalid`, which also deletes the cookie. */
export function requireSession(context: Context<AppEnvironment>): OpenSession {
  const { session } = context.var;

  if (session === null) {
    throw new Failure('login-invalid');
  }

  return session;
}
