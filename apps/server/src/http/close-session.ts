import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/** Signs the browser out and gives it a new device name, so that its next user is a different visitor. */
export function closeSession(
  context: Context<AppEnvironment>,
  { tokens }: Pick<ServerPorts, 'tokens'>,
): void {
  const { cookies, session, viewer } = context.var;
  cookies.token = null;

  if (session !== null && viewer.device !== null) {
    cookies.device = tokens.device();
  }
}
