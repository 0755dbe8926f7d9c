import type { Account } from '@octavo/domain/account/account';
import { browserName } from '@octavo/domain/account/browser-name';
import { type Session, sessionExpiry } from '@octavo/domain/account/session';
import type { Context } from 'hono';
import type { Environment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/**
 * Signs the browser in. The session is always a new one, whatever token the browser had: one that somebody else put
 * there opens nothing. What the device made before becomes the account's.
 */
export async function openSession(
  context: Context<Environment>,
  ports: ServerPorts,
  account: Account,
): Promise<void> {
  const earlier = context.get('session');
  const { device } = context.get('viewer');
  const now = ports.clock.now();
  const token = ports.tokens.make();
  const session: Session = {
    tokenHash: ports.tokens.hashOf(token),
    account: account.id,
    device,
    browser: browserName(context.req.header('user-agent') ?? ''),
    createdAt: now,
    seenAt: now,
    expiresAt: sessionExpiry(now),
  };
  await ports.sessions.add(session);

  if (earlier !== null) {
    await ports.sessions.end(earlier.session.tokenHash);
  }

  if (device !== null) {
    await ports.belongings.adopt(device, account.id);
  }

  context.get('cookies').token = token;
}
