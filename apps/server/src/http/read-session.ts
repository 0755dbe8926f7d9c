import { viewSession } from '@octavo/application/account/view-session';
import type { SessionView } from '@octavo/contract/session';
import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { mayDevelop } from './local.ts';

/** Describes the viewer of a request and their rights. */
export async function readSession(
  context: Context<AppEnvironment>,
  ports: ServerPorts,
): Promise<SessionView> {
  const { session, viewer, cookies } = context.var;

  return viewSession(ports, viewer, session?.account ?? null, {
    develops: mayDevelop(context, ports.config),
    // The counter of this response has counted nothing yet.
    isNew: cookies.counter !== undefined,
  });
}
