import { ToolFailure } from '@octavo/contract/failures';
import type { Account } from '@octavo/domain/account/account';
import type { LoginLink } from '@octavo/domain/account/session';
import { localeNamed } from '@octavo/i18n/locales';
import type { ServerPorts } from '../ports.ts';
import { isFromDevice } from './asking-device.ts';
import { openAccount } from './person.ts';
import { unlessGuessing } from './unless-guessing.ts';

/** Who comes with a link, and where. */
export interface LinkHolder {
  /** Network address, as limits count. */
  readonly client: string;
  readonly device: string | null;
}

/** What a link opened. */
export interface UsedLink {
  readonly account: Account;
  readonly isNew: boolean;
  readonly next: string;
  /** True at the device where it was asked for. */
  readonly isFromHere: boolean;
}

/**
 * Opens the account a link was sent for, once.
 *
 * @throws ToolFailure `link-expired` for one that was used, is over or never was; `too-frequent` for who tries many;
 *   `create-failed` when the account of somebody new could not be made: they ask for another link.
 */
export function useLink(
  ports: ServerPorts,
  token: string,
  { client, device }: LinkHolder,
  origin: string,
): Promise<UsedLink> {
  return unlessGuessing(ports, client, async () => {
    const link = await ports.links.take(ports.tokens.hashOf(token), ports.clock.now());
    const opened = link === null ? null : await openWith(ports, link, origin);

    if (link === null || opened === null) {
      return null;
    }

    return { ...opened, next: link.next, isFromHere: isFromDevice(ports, link, device) };
  });
}

/** Null for a link to an account that was erased since. */
async function openWith(
  ports: ServerPorts,
  link: LoginLink,
  origin: string,
): Promise<Pick<UsedLink, 'account' | 'isNew'> | null> {
  if (link.purpose === 'sign-up') {
    const locale = localeNamed(link.locale);

    return openAccount(ports, { email: link.email, name: link.name, locale }, origin).catch((cause) => {
      throw new ToolFailure('create-failed', 'the account', { cause });
    });
  }

  const account = await ports.accounts.findByEmail(link.email);

  return account === null ? null : { account, isNew: false };
}
