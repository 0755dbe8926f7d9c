import * as z from 'zod';
import type { PayPalSettings } from '../payments/paypal/settings.ts';
import type { StripeSettings } from '../payments/stripe/client.ts';

/** Configured payment providers; null for those that are not. */
export interface PaymentsConfig {
  readonly stripe: StripeSettings | null;
  readonly paypal: PayPalSettings | null;
}

const text = z.string();

/** Environment variables that the operator sets. The addresses are those of fake providers in tests. */
export const paymentEnvironment = {
  OCTAVO_STRIPE_KEY: text.regex(/^[sr]k_/, 'must be a secret or restricted key: sk_… or rk_…').optional(),
  OCTAVO_STRIPE_WEBHOOK_SECRET: text
    .startsWith('whsec_', 'must be the secret of the webhook: whsec_…')
    .optional(),
  OCTAVO_STRIPE_ADDRESS: z.url().optional(),
  OCTAVO_PAYPAL_CLIENT: text.optional(),
  OCTAVO_PAYPAL_SECRET: text.optional(),
  OCTAVO_PAYPAL_WEBHOOK: text.regex(/^\w+$/, 'must be the id of the webhook, not its address').optional(),
  OCTAVO_PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox']).default('live'),
  OCTAVO_PAYPAL_ADDRESS: z.url().optional(),
};
type PaymentEnvironment = z.infer<z.ZodObject<typeof paymentEnvironment>>;

const needed = {
  stripe: ['OCTAVO_STRIPE_KEY', 'OCTAVO_STRIPE_WEBHOOK_SECRET'],
  paypal: ['OCTAVO_PAYPAL_CLIENT', 'OCTAVO_PAYPAL_SECRET', 'OCTAVO_PAYPAL_WEBHOOK'],
} as const satisfies Record<string, readonly (keyof PaymentEnvironment)[]>;

export function paymentsOf(given: PaymentEnvironment): PaymentsConfig {
  const {
    OCTAVO_STRIPE_KEY: key,
    OCTAVO_STRIPE_WEBHOOK_SECRET: webhookSecret,
    OCTAVO_STRIPE_ADDRESS: stripe,
    OCTAVO_PAYPAL_CLIENT: client,
    OCTAVO_PAYPAL_SECRET: secret,
    OCTAVO_PAYPAL_WEBHOOK: webhook,
    OCTAVO_PAYPAL_ENVIRONMENT: environment,
    OCTAVO_PAYPAL_ADDRESS: paypal,
  } = given;

  return {
    stripe: key === undefined || webhookSecret === undefined ? null : { key, webhookSecret, ...at(stripe) },
    paypal:
      client === undefined || secret === undefined || webhook === undefined
        ? null
        : { client, secret, webhook, environment, ...at(paypal) },
  };
}

const at = (address: string | undefined) => (address === undefined ? {} : { address });

/** Missing settings of providers that are configured in part, one sentence each. */
export function missingForPayments(given: PaymentEnvironment): string[] {
  return Object.values(needed).flatMap((names) => {
    const set = names.filter((name) => given[name] !== undefined);
    const missing = names.filter((name) => given[name] === undefined);

    return set.length === 0 ? [] : missing.map((name) => `${name}: needed with ${set.join(' and ')}`);
  });
}

/** True when the configured credentials of a provider move no money. */
const isTest = {
  stripe: ({ key }: StripeSettings) => /^[sr]k_test_/.test(key),
  paypal: ({ environment }: PayPalSettings) => environment === 'sandbox',
};

/** Providers that are configured and move no money. */
export function testProviders({ stripe, paypal }: PaymentsConfig): string[] {
  return [
    stripe !== null && isTest.stripe(stripe) ? 'Stripe' : null,
    paypal !== null && isTest.paypal(paypal) ? 'PayPal' : null,
  ].filter((name) => name !== null);
}

/**
 * Errors in production: settings that would give plans away without being declared a trial run, one sentence
 * each.
 */
export function wrongTrialRun(given: PaymentEnvironment, demoPayments: 'auto' | 'on' | 'off'): string[] {
  const config = paymentsOf(given);
  const tests = testProviders(config);
  const isReal = Object.values(config).filter((settings) => settings !== null).length > tests.length;

  if (demoPayments === 'on') {
    return isReal
      ? ['OCTAVO_SANDBOX_PAYMENTS=on: would give plans away while a provider takes real money']
      : [];
  }

  return tests.map(
    (name) =>
      `${name}: these are test credentials, which take no money; set OCTAVO_SANDBOX_PAYMENTS=on for a trial run`,
  );
}
