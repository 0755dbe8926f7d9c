import type { OrderState } from '@octavo/domain/billing/order';
import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import type { Refund, RefundState } from '@octavo/domain/billing/refund';
import type { ProviderId, SubscriptionState } from '@octavo/domain/billing/subscription';
import type { Generated } from 'kysely';

/** Rows of billing; the columns are described in the migrations. */
export interface BillingSchema {
  orders: OrderRow;
  subscriptions: SubscriptionRow;
  payments: PaymentRow;
  billing_events: BillingEventRow;
  refunds: RefundRow;
  notified_occasions: { occasion: string; at: Date };
  installation: { place: Generated<boolean>; name: string };
}

export interface OrderRow {
  id: string;
  account: string | null;
  person_pseudonym: Generated<string | null>;
  plan: string;
  currency: string;
  price_minor: number | null;
  provider: ProviderId;
  with_trial: boolean;
  starts_at: Date | null;
  locale: 'en' | 'fr';
  next: string;
  state: OrderState;
  reference: string | null;
  checkout_url: string | null;
  created_at: Date;
  checked_at: Date;
}

export interface SubscriptionRow {
  id: string;
  account: string | null;
  person_pseudonym: Generated<string | null>;
  order_id: string | null;
  provider: ProviderId;
  reference: string | null;
  plan: string;
  currency: string;
  price_minor: number | null;
  state: SubscriptionState;
  created_at: Date;
  trial_ends_at: Date | null;
  starts_at: Date | null;
  paid_until: Date | null;
  renews: boolean;
  cancel_wanted_at: Date | null;
  ended_at: Date | null;
  disputed: boolean;
  changed_from: string | null;
  changed_from_price_minor: number | null;
  plan_changed_at: Date | null;
  plan_starts_at: Date | null;
  change_due_minor: number | null;
  version: Generated<number>;
  changed_at: Date;
  checked_at: Date;
}

export interface PaymentRow {
  id: string;
  provider: ProviderId;
  reference: string;
  subscription: string | null;
  at: Date;
  amount_minor: number;
  currency: string;
  plan: string | null;
  state: PaymentSnapshot['state'];
}

export interface BillingEventRow {
  id: string;
  provider: ProviderId;
  event: string;
  type: string;
  at: Date;
  subscription: string | null;
  checkout: string | null;
  received_at: Date;
  handled_at: Date | null;
  attempts: Generated<number>;
  failure: string | null;
  due_at: Generated<Date | null>;
  parked_at: Generated<Date | null>;
  note: Generated<string | null>;
}

export interface RefundRow {
  id: string;
  payment: string;
  part_of: string | null;
  account: string | null;
  person_pseudonym: Generated<string | null>;
  reason: Refund['reason'];
  text: string;
  state: RefundState;
  asked_at: Date;
  decided_at: Date | null;
  why: string | null;
}
