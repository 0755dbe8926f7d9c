import type { Viewer } from '@octavo/domain/access/viewer';
import type { Account } from '@octavo/domain/account/account';
import { browserName } from '@octavo/domain/account/browser-name';
import type { OpenSession } from '@octavo/domain/account/ports';
import { type Session, sessionExpiry } from '@octavo/domain/account/session';
import type { ApplicationPorts } from '../ports.ts';

/** Client in which an account signs in. */
export interface SessionClient {
  readonly viewer: Viewer;
  /** Session that the new one replaces; null for a visitor. */
  readonly earlier: OpenSession | null;
  readonly userAgent: string;
  /** True when the device is known to be the user's own. */
  readonly isOwnDevice: boolean;
}

/** A session that has just begun. */
export interface StartedSession {
  readonly token: string;
  /**
   * Device whose files the account claims, and the name that the device has from then on; null when it keeps
   * its name.
   */
  readonly claim: { readonly from: string; readonly device: string } | null;
}

/**
 * Starts a session of an account. It is always a new one, so that a token planted in the client opens nothing.
 * On the user's own device, files made there before become the account's, and the device gets a new name: the
 * old name no longer gives access to anything, even if it has leaked. Otherwise the device keeps its name,
 * which is the only access to those files.
 */
export async function startSession(
  ports: Pick<ApplicationPorts, 'tokens' | 'clock' | 'sessions'>,
  account: Account,
  { viewer, earlier, userAgent, isOwnDevice }: SessionClient,
): Promise<StartedSession> {
  const from = isOwnDevice ? viewer.device : null;
  const claim = from === null ? null : { from, device: ports.tokens.device() };
  const now = ports.clock.now();
  const token = ports.tokens.make();
  const session: Session = {
    tokenHash: ports.tokens.hashOf(token),
    account: account.id,
    device: claim?.device ?? viewer.device,
    browser: browserName(userAgent),
    createdAt: now,
    seenAt: now,
    expiresAt: sessionExpiry(now),
  };
  await ports.sessions.add(session);

  if (earlier !== null) {
    await ports.sessions.end(earlier.session.tokenHash);
  }

  return { token, claim };
}
