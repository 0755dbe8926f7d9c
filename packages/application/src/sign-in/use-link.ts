import { Failure } from '@octavo/contract/failures';
import type { Account } from '@octavo/domain/account/account';
import type { LoginLink } from '@octavo/domain/account/session';
import { localeNamed } from '@octavo/i18n/locales';
import type { ApplicationPorts } from '../ports.ts';
import { isFromDevice } from './asking-device.ts';
import { openAccount } from './open-account.ts';
import { unlessGuessing } from './unless-guessing.ts';

type LinkPorts = Pick<
  ApplicationPorts,
  'links' | 'tokens' | 'attempts' | 'pseudonyms' | 'clock' | 'accounts' | 'ids'
>;

/** Client that opens a link. */
export interface LinkHolder {
  /** Client address as rate limits count it. */
  readonly client: string;
  readonly device: string | null;
}

/** Account that a link opened, and the page it leads to. */
export interface UsedLink {
  readonly account: Account;
  readonly isNew: boolean;
  readonly next: string;
  /** True on the device that requested the link. */
  readonly isFromHere: boolean;
}

/**
 * Opens the account that a link was sent for; a link works once.
 *
 * @throws Failure `link-expired` for a used, expired or unknown link; `too-frequent` for a client that
 * tries many; `create-failed` when a new account could not be created, so that the user has to request
 * another link.
 */
export function useLink(
  ports: LinkPorts,
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

/** Null for a link to an account that has since been erased. */
async function openWith(
  ports: LinkPorts,
  link: LoginLink,
  origin: string,
): Promise<Pick<UsedLink, 'account' | 'isNew'> | null> {
  if (link.purpose === 'sign-up') {
    const locale = localeNamed(link.locale);

    return openAccount(ports, { email: link.email, name: link.name, locale }, origin).catch((cause) => {
      throw new Failure('create-failed', 'the account could not be created', { cause });
    });
  }

  const account = await ports.accounts.findByEmail(link.email);

  return account === null ? null : { account, isNew: false };
}
