import type { Account } from '@octavo/domain/account/account';
import { browserName } from '@octavo/domain/account/browser-name';
import { type Session, sessionExpiry } from '@octavo/domain/account/session';
import type { Context } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

/**
 * Signs the browser in. The session is always a new one, so that a token planted in the browser opens
 * nothing. On the user's own device, files made there before become the account's, and the browser gets a new
 * device name: the old name no longer gives access to anything, even if it has leaked. Otherwise the browser
 * keeps its name, which is the only access to those files.
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
