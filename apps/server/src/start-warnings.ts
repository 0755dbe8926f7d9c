import type { Config } from '@octavo/adapters/settings/config';
import { testProviders } from '@octavo/adapters/settings/payment-settings';
import { isLoopback } from '@octavo/adapters/system/loopback';
import { showsMail } from '@octavo/application/mail/shows-mail';

/** Settings that the warnings depend on. */
export type WarnedConfig = Pick<
  Config,
  'access' | 'mode' | 'mail' | 'operator' | 'payments' | 'developsInPublic' | 'ai'
>;

/** Consequences of the settings that an operator should know, as lines of the log. */
export function startWarnings(config: WarnedConfig): string[] {
  const warnings: string[] = [];
  const hasAccounts = config.access !== 'open';

  if (showsMail(config) && hasAccounts) {
    const readers = config.developsInPublic ? 'anyone who can reach this server' : 'anyone on this machine';
    warnings.push(`mail is not sent but shown at /mailbox, so ${readers} can sign in to any account`);
  }

  // Without accounts, messages to the operator are the only mail.
  if (showsMail(config) && !hasAccounts && config.operator !== null) {
    warnings.push(
      'OCTAVO_SMTP_URL is not set: contact messages are not mailed; read them with octavo admin messages',
    );
  }

  if (config.operator === null && config.mode === 'production') {
    warnings.push(
      'OCTAVO_OPERATOR_NAME is not set: the information pages name no operator, and contact messages are stored but not mailed',
    );
  }

  const tests = testProviders(config.payments);

  if (tests.length > 0 && hasAccounts) {
    warnings.push(
      `trial run with test credentials of ${tests.join(' and ')}: plans are granted without payment`,
    );
  }

  if (config.ai !== null && isReadableOnTheWay(new URL(config.ai.url))) {
    warnings.push(
      'OCTAVO_AI_URL is not https: questions, passages and the key can be read between this machine and the model',
    );
  }

  return warnings;
}

function isReadableOnTheWay({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
