import { Failure } from '@octavo/contract/failures';
import type { LinkRequest } from '@octavo/contract/session';
import { linksFromAddress, linksToEmail, linksToEmailFromAddress } from '@octavo/domain/account/attempts';
import { emailKey, readEmail } from '@octavo/domain/account/email';
import { nextPath } from '@octavo/domain/account/next-path';
import { type LoginLink, linkExpiry } from '@octavo/domain/account/session';
import { addressIn } from '@octavo/i18n/address';
import type { Locale } from '@octavo/i18n/locales';
import { accountEmails } from '@octavo/i18n/mail/account-emails';
import { composeEmail } from '@octavo/i18n/mail/compose-email';
import type { ApplicationPorts } from '../ports.ts';
import { takeTurn } from '../take-turn.ts';
import { devicePseudonymOf } from './asking-device.ts';

type SendLinkPorts = Pick<
  ApplicationPorts,
  'accounts' | 'attempts' | 'pseudonyms' | 'clock' | 'tokens' | 'links' | 'emails'
>;

/** Client that requests a sign-in link. */
export interface LinkClient {
  /** Client address as rate limits count it. */
  readonly client: string;
  readonly device: string | null;
  readonly origin: string;
  readonly locale: Locale;
}

/**
 * Emails a link that signs in anyone who opens it.
 *
 * @throws Failure `email-invalid`, `too-frequent`, and `account-exists` or `account-missing` when the
 * purpose does not fit. These answers reveal which accounts exist, so the limit per client address is checked
 * first.
 */
export async function sendLink(ports: SendLinkPorts, request: LinkRequest, from: LinkClient): Promise<void> {
  const email = readEmail(request.email);

  if (email === null) {
    throw new Failure('email-invalid');
  }

  await takeTurn(ports, linksFromAddress, from.client);
  const account = await ports.accounts.findByEmail(email);

  if (request.purpose === 'sign-up' && account !== null) {
    throw new Failure('account-exists');
  }

  if (request.purpose === 'log-in' && account === null) {
    throw new Failure('account-missing');
  }

  // The limit per client comes first, so that a client's refused requests do not count towards the shared
  // limit.
  await takeTurn(ports, linksToEmailFromAddress, `${emailKey(email)} ${from.client}`);
  await takeTurn(ports, linksToEmail, emailKey(email));
  await write(ports, { ...request, email: account?.email ?? email }, from);
}

async function write(
  ports: SendLinkPorts,
  request: LinkRequest,
  { device, origin, locale }: LinkClient,
): Promise<void> {
  const now = ports.clock.now();
  const token = ports.tokens.make();
  const link: LoginLink = {
    tokenHash: ports.tokens.hashOf(token),
    email: request.email,
    purpose: request.purpose,
    name: request.name ?? null,
    locale,
    next: nextPath(request.next),
    devicePseudonym: devicePseudonymOf(ports, device),
    createdAt: now,
    expiresAt: linkExpiry(now),
  };
  await ports.links.add(link);
  const url = `${origin}${addressIn(locale, '/success-log-in')}?token=${token}`;
  const email = accountEmails[locale].link({ url, isNew: request.purpose === 'sign-up' });
  await ports.emails.add(
    {
      recipient: request.email,
      message: composeEmail(locale, email),
      occasion: null,
      usefulUntil: link.expiresAt,
    },
    now,
  );
}
