import type { Viewer } from '@octavo/domain/access/viewer';
import { accountStatusOf } from '@octavo/domain/account/account';
import type { OpenSession } from '@octavo/domain/account/ports';
import { sessionExpiry, shouldExtend } from '@octavo/domain/account/session';
import { givesAccess } from '@octavo/domain/billing/subscription';
import type { ApplicationPorts } from '../ports.ts';

/** Account of a session and its rights; those of a visitor without one. */
export async function accountOf(
  ports: Pick<ApplicationPorts, 'accountPlans' | 'clock'>,
  session: OpenSession | null,
): Promise<Pick<Viewer, 'account' | 'accountStatus' | 'hasAssistantPlan'>> {
  if (session === null) {
    return { account: null, accountStatus: 'visitor', hasAssistantPlan: false };
  }

  const { account } = session;
  const now = ports.clock.now();
  const { pro, assistant } = await ports.accountPlans.plansOf(account.id);

  return {
    account: account.id,
    accountStatus: accountStatusOf(account, pro, now),
    hasAssistantPlan: assistant.some((subscription) => givesAccess(subscription, now)),
  };
}

type SessionPorts = Pick<ApplicationPorts, 'sessions' | 'tokens' | 'clock'>;

/** Session that a token opens, extended when it is due; null when there is none. */
export async function resumeSession(
  { sessions, tokens, clock }: SessionPorts,
  token: string,
): Promise<{ readonly session: OpenSession; readonly isExtended: boolean } | null> {
  const now = clock.now();
  const hash = tokens.hashOf(token);
  const session = await sessions.find(hash, now);

  if (session === null) {
    return null;
  }

  const isExtended = shouldExtend(session.session, now);

  if (isExtended) {
    await sessions.extend(hash, now, sessionExpiry(now));
  }

  return { session, isExtended };
}

/** Ends the session of a token; no error if there is none. */
export async function endSession({ sessions, tokens }: SessionPorts, token: string): Promise<void> {
  await sessions.end(tokens.hashOf(token));
}
