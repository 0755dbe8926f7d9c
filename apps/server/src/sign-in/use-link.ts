import { ToolFailure } from '@octavo/contract/failures';
import type { Account } from '@octavo/domain/account/account';
import { failedLinks } from '@octavo/domain/account/attempts';
import type { LoginLink } from '@octavo/domain/account/session';
import { localeNamed } from '@octavo/i18n/locales';
import type { ServerPorts } from '../ports.ts';
import { openAccount } from './person.ts';

/** What a link opened. */
export interface UsedLink {
  readonly account: Account;
  readonly isNew: boolean;
  readonly next: string;
}

/**
 * Opens the account a link was sent for, once.
 *
 * @throws ToolFailure `link-expired` for one that was used, is over or never was; `too-frequent` for who tries many.
 */
export async function useLink(
  ports: ServerPorts,
  token: string,
  asker: string,
  origin: string,
): Promise<UsedLink> {
  const now = ports.clock.now();
  const mark = ports.marks.of(failedLinks.kind, asker);
  const wait = await ports.attempts.check(failedLinks, mark, now);

  if (wait > 0) {
    throw new ToolFailure('too-frequent', failedLinks.kind, { values: { retrySeconds: wait } });
  }

  const link = await ports.links.take(ports.tokens.hashOf(token), now);
  const opened = link === null ? null : await openWith(ports, link, origin);

  if (link === null || opened === null) {
    await ports.attempts.take(failedLinks, mark, now);
    throw new ToolFailure('link-expired');
  }

  return { ...opened, next: link.next };
}

/** Null for a link to an account that was erased since. */
async function openWith(
  ports: ServerPorts,
  link: LoginLink,
  origin: string,
): Promise<Omit<UsedLink, 'next'> | null> {
  if (link.purpose === 'sign-up') {
    const locale = localeNamed(link.locale);

    return openAccount(ports, { email: link.email, name: link.name, locale }, origin);
  }

  const account = await ports.accounts.findByEmail(link.email);

  return account === null ? null : { account, isNew: false };
}
