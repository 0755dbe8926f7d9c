import type { PlanProduct } from '@octavo/contract/billing';
import type { DemoCard } from '@octavo/domain/billing/demo-payments';
import type { CheckoutSnapshot, PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import type { SubscriptionState } from '@octavo/domain/billing/subscription';
import type { ColumnType, Generated } from 'kysely';

/** Rows of demo payments; the columns are described in the migration. */
export interface DemoSchema {
  sandbox_checkouts: CheckoutRow;
  sandbox_subscriptions: DemoSubscriptionRow;
  sandbox_payments: DemoPaymentRow;
  sandbox_events: EventRow;
}

export interface CheckoutRow {
  reference: string;
  order_id: string;
  installation: string | null;
  starts_at: Date | null;
  locale: 'en' | 'fr';
  plan: ColumnType<PlanProduct, string, string>;
  plan_name: string;
  success_url: string;
  cancel_url: string;
  state: CheckoutSnapshot['state'];
  pays_at: Date | null;
  subscription: string | null;
  created_at: Date;
}

export interface DemoSubscriptionRow {
  reference: string;
  order_id: string;
  installation: string | null;
  plan: ColumnType<PlanProduct, string, string>;
  card: DemoCard;
  state: SubscriptionState;
  started_at: Date;
  periods: number;
  trial_ends_at: Date | null;
  paid_until: Date | null;
  renews: boolean;
  ended_at: Date | null;
  tries: number;
  next_at: Date | null;
}

interface DemoPaymentRow {
  reference: string;
  subscription: string;
  at: Date;
  amount_minor: number;
  currency: string;
  plan: string | null;
  state: PaymentSnapshot['state'];
}

interface EventRow {
  id: string;
  place: Generated<number>;
  type: string;
  at: Date;
  subscription: string | null;
  checkout: string | null;
  sent_at: Date | null;
}
