import type { Account } from '@octavo/domain/account/account';
import { browserName } from '@octavo/domain/account/browser-name';
import { type Session, sessionExpiry } from '@octavo/domain/account/session';
import type { Context } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/**
 * Signs the browser in. The session is always a new one, whatever token the browser had: one that somebody else put
 * there opens nothing. When it is sure to be their own device, what it made before becomes the account's, and the browser
 * goes on under another name: from the one it had nothing is to be had any more, for whoever learned it. Else it keeps
 * its name, by which alone what it made can be had.
 */
export async function openSession(
  context: Context<AppEnvironment>,
  ports: ServerPorts,
  account: Account,
  { isOwnDevice }: { readonly isOwnDevice: boolean },
): Promise<void> {
  const earlier = context.get('session');
  const maker = isOwnDevice ? context.get('viewer').device : null;
  const device = maker === null ? context.get('viewer').device : ports.tokens.device();
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

  const cookies = context.get('cookies');
  cookies.token = token;

  if (maker !== null && device !== null) {
    await ports.accountData.claim(maker, account.id);
    cookies.device = device;
  }
}
