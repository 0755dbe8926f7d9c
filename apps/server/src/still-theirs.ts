import { isTheirs } from '@octavo/domain/access/access';
import type { Job } from '@octavo/domain/job';
import type { Context } from 'hono';
import type { AppEnvironment } from './http/environment.ts';
import type { ServerPorts } from './ports.ts';

/** Whether a job is to be shown on to who has asked for it earlier: their session may have ended since. */
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
