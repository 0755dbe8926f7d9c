import type { Config } from '@octavo/adapters/settings/config';
import { showsMail } from '@octavo/application/mail/shows-mail';

type WelcomeSettings = Pick<Config, 'access' | 'mode' | 'mail' | 'payments' | 'demoPayments' | 'operator'>;

/** Last lines of a start: the address, and next steps for a first try. */
export function welcome(address: string, config: WelcomeSettings): string {
  const { access, payments, demoPayments } = config;
  const isDemo =
    access === 'subscription' &&
    showsMail(config) &&
    demoPayments !== 'off' &&
    payments.stripe === null &&
    payments.paypal === null;
  const lines = isDemo
    ? [
        `Log in as a demo Pro user: ${address}/demo`,
        'A personal toolbox without accounts: ./start --open-access',
      ]
    : [];

  return [`Octavo is running at ${address}`, ...lines, ''].join('\n');
}
