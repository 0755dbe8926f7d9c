import { isTheirs } from '@octavo/domain/access/access';
import type { Job } from '@octavo/domain/job';
import type { Context } from 'hono';
import type { AppEnvironment } from './http/environment.ts';
import type { ServerPorts } from './ports.ts';

/** True when the viewer may still see the job: their session may have ended since the request. */
export async function isStillTheirs(
  { sessions, clock }: Pick<ServerPorts, 'sessions' | 'clock'>,
  context: Context<AppEnvironment>,
  job: Job,
): Promise<boolean> {
  const { session, viewer } = context.var;

  if (session !== null && (await sessions.find(session.session.tokenHash, clock.now())) === null) {
    return false;
  }

  return isTheirs(job.owner, viewer);
}
