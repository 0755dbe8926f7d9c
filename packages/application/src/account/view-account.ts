import type { AccountView, BrowserSession } from '@octavo/contract/account';
import type { AccountStatus } from '@octavo/domain/access/viewer';
import type { Account } from '@octavo/domain/account/account';
import type { Session } from '@octavo/domain/account/session';
import { localeNamed } from '@octavo/i18n/locales';
import type { ApplicationPorts } from '../ports.ts';

export function viewAccount(account: Account, accountStatus: AccountStatus): AccountView {
  return {
    email: account.email,
    name: account.name,
    locale: localeNamed(account.locale),
    createdAt: account.createdAt.toISOString(),
    accountStatus,
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
  };
}

/** Identifies the session by a pseudonym: its token hash could be looked up in a copy of the database. */
export function viewBrowser(
  { pseudonyms }: Pick<ApplicationPorts, 'pseudonyms'>,
  session: Session,
  current: Session,
): BrowserSession {
  const nameOf = ({ tokenHash }: Session) => pseudonyms.hmac('session', hexOf(tokenHash)).slice(0, 16);

  return {
    id: nameOf(session),
    browser: session.browser,
    createdAt: session.createdAt.toISOString(),
    seenAt: session.seenAt.toISOString(),
    isThis: nameOf(session) === nameOf(current),
  };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
