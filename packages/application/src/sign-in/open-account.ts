import { trialDays } from '@octavo/contract/limits';
import type { Account } from '@octavo/domain/account/account';
import { mailboxKey } from '@octavo/domain/account/email';
import type { NewEmail } from '@octavo/domain/mail/outbox';
import { addressIn } from '@octavo/i18n/address';
import type { Locale } from '@octavo/i18n/locales';
import { accountEmails } from '@octavo/i18n/mail/account-emails';
import { composeEmail } from '@octavo/i18n/mail/compose-email';
import { dayText } from '@octavo/i18n/mail/money-text';
import type { ApplicationPorts } from '../ports.ts';

/** Person who has proved ownership of an email address. */
export interface Person {
  readonly email: string;
  readonly name: string | null;
  readonly locale: Locale;
}

/** Opens an account with its trial, once per email address, and sends a welcome email. */
export async function openAccount(
  ports: Pick<ApplicationPorts, 'clock' | 'accounts' | 'ids' | 'pseudonyms'>,
  { email, name, locale }: Person,
  origin: string,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  const createdAt = ports.clock.now();
  const trialEndsAt = new Date(createdAt.getTime() + trialDays * 24 * 3600 * 1000);

  return ports.accounts.open(
    { id: ports.ids.token(), email, name, locale, createdAt, trialEndsAt },
    ports.pseudonyms.hmac('trial', mailboxKey(email)),
    (opened) => welcome(opened, locale, origin),
  );
}

function welcome({ id, email, name, trialEndsAt }: Account, locale: Locale, origin: string): NewEmail {
  const text = accountEmails[locale].welcome({
    name,
    url: `${origin}${addressIn(locale, '/')}`,
    trialEnds: trialEndsAt === null ? null : dayText(locale, trialEndsAt),
  });

  return {
    recipient: email,
    message: composeEmail(locale, text),
    occasion: `welcome ${id}`,
    usefulUntil: trialEndsAt,
  };
}
