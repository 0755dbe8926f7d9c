import { isTheirs } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { OpenSession } from '@octavo/domain/account/ports';
import type { Job } from '@octavo/domain/job';
import type { ApplicationPorts } from '../ports.ts';

/** True when the viewer may still see the job: their session may have ended since the request. */
export async function isStillTheirs(
  { sessions, clock }: Pick<ApplicationPorts, 'sessions' | 'clock'>,
  { session, viewer }: { readonly session: OpenSession | null; readonly viewer: Viewer },
  job: Job,
): Promise<boolean> {
  if (session !== null && (await sessions.find(session.session.tokenHash, clock.now())) === null) {
    return false;
  }

  return isTheirs(job.owner, viewer);
}
