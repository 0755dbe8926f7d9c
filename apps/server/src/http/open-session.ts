import { startSession } from '@octavo/application/sign-in/start-session';
import type { Account } from '@octavo/domain/account/account';
import type { Context } from 'hono';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/** Signs the browser in: the cookies carry the token of a new session, and the device's new name if it has one. */
export async function openSession(
  context: Context<AppEnvironment>,
  ports: ServerPorts,
  account: Account,
  { isOwnDevice }: { readonly isOwnDevice: boolean },
): Promise<void> {
  const { cookies, session, viewer } = context.var;
  const userAgent = context.req.header('user-agent') ?? '';
  const client = { viewer, earlier: session, userAgent, isOwnDevice };
  const { token, claim } = await startSession(ports, account, client);
  cookies.token = token;

  if (claim !== null) {
    await ports.accountData.claim(claim.from, account.id);
    cookies.device = claim.device;
  }
}
