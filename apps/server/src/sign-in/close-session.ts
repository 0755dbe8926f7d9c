import type { Context } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/** The browser forgets who was signed in; whoever uses it next is somebody else, under another name. */
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
