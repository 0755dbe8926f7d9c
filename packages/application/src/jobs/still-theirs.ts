import { isTheirs, type Ownership } from '@octavo/domain/access/access';
import type { Viewer } from '@octavo/domain/access/viewer';
import type { OpenSession } from '@octavo/domain/account/ports';
import type { ApplicationPorts } from '../ports.ts';

/** True when the viewer may still see a job or a document: their session may have ended since the request. */
export async function isStillTheirs(
  { sessions, clock }: Pick<ApplicationPorts, 'sessions' | 'clock'>,
  { session, viewer }: { readonly session: OpenSession | null; readonly viewer: Viewer },
  { owner }: { readonly owner: Ownership },
): Promise<boolean> {
  if (session !== null && (await sessions.find(session.session.tokenHash, clock.now())) === null) {
    return false;
  }

  return isTheirs(owner, viewer);
}
