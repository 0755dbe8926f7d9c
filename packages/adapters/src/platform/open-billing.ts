import type { DemoPayments } from '@octavo/domain/billing/demo-payments';
import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { Clock } from '@octavo/domain/ports';
import { billingEventStore } from '../database/billing/billing-events.ts';
import { bookStore } from '../database/billing/books.ts';
import { installationName } from '../database/billing/installation.ts';
import { occasionStore } from '../database/billing/occasions.ts';
import { orderStore } from '../database/billing/orders.ts';
import { refundStore } from '../database/billing/refunds.ts';
import { subscriptionStore } from '../database/billing/subscriptions.ts';
import { providerNotes } from '../database/provider-notes.ts';
import { openDemoPayments } from '../demo-payments/demo-payments.ts';
import { demoProvider } from '../demo-payments/provider.ts';
import type { Config } from '../settings/config.ts';
import { readPlans } from '../settings/read-plans.ts';
import { demoTablesOf } from './demo-tables.ts';
import { openProviders } from './open-providers.ts';
import type { Platform } from './platform.ts';

/** Billing on a platform; `sandbox` is null unless demo payments are enabled. */
export interface OpenBilling {
  readonly billing: BillingPorts;
  readonly demoPayments: DemoPayments | null;
}

export type BillingConfig = Pick<Config, 'plansFile' | 'mode' | 'payments' | 'demoPayments'>;

export async function openBilling(
  platform: Platform,
  config: BillingConfig,
  clock: Clock = platform.clock,
): Promise<OpenBilling> {
  const { database, ids, pseudonyms, accounts, secretFor } = platform;
  const real = await openProviders(config.payments, clock, providerNotes(database));
  const isPlayed = playsPayments(config, real);
  const parts = { database: demoTablesOf(database), clock, ids, secret: secretFor('sandbox payments') };
  const providers = isPlayed ? [...real, demoProvider(parts)] : real;

  return {
    billing: {
      clock,
      ids,
      pseudonyms,
      installation: await installationName(database, ids),
      accounts,
      plans: await readPlans(config.plansFile),
      orders: orderStore(database),
      subscriptions: subscriptionStore(database, ids),
      events: billingEventStore(database),
      refunds: refundStore(database),
      books: bookStore(database),
      occasions: occasionStore(database),
      providers: new Map(providers.map((provider) => [provider.id, provider])),
    },
    demoPayments: isPlayed ? openDemoPayments(parts) : null,
  };
}

/** True when demo payments are enabled: with `auto` only in development mode and without a real provider. */
function playsPayments({ demoPayments, mode }: BillingConfig, real: readonly PaymentProvider[]): boolean {
  if (demoPayments === 'auto') {
    return mode === 'development' && real.length === 0;
  }

  // In production, beside a provider with test credentials, the setting only declares a trial run.
  return demoPayments === 'on' && (mode === 'development' || real.length === 0);
}
