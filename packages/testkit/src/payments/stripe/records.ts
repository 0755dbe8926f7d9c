import type { BillingCycle } from '@octavo/contract/billing';

/**
 * Records of the simulated Stripe; `objects.ts` formats them as Stripe does. Times are dates, amounts minor
 * units.
 */
export interface StripePrice {
  readonly id: string;
  readonly product: string;
  readonly currency: string;
  readonly amount: number;
  readonly interval: 'day' | 'month' | 'year';
  readonly count: number;
}

export interface StripeSession {
  readonly id: string;
  readonly mode: 'payment' | 'subscription';
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly currency: string;
  /** Amount charged at once, besides the first period. */
  readonly onceAmount: number;
  readonly price: Omit<StripePrice, 'id' | 'product'> | null;
  readonly trialDays: number;
  /** Date at which the trial ends or the periods begin, as `isTrial` says; null without such a date. */
  readonly later: { readonly at: Date; readonly isTrial: boolean } | null;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required';
  subscription: StripeSubscription | null;
  intent: Intent | null;
}

export interface StripeSubscription {
  readonly id: string;
  readonly customer: string;
  readonly created: Date;
  trialEnd: Date | null;
  metadata: Record<string, string>;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  price: StripePrice;
  /** Date from which periods are counted. */
  anchor: Date;
  periods: number;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  cancelAt: Date | null;
  endedAt: Date | null;
  cardWorks: boolean;
}

export interface InvoiceLine {
  readonly amount: number;
  readonly start: Date;
  readonly end: Date;
}

export interface Invoice {
  readonly id: string;
  readonly subscription: StripeSubscription;
  readonly created: Date;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  /** Metadata of the subscription when the invoice was made. */
  readonly metadata: Readonly<Record<string, string>>;
  status: 'draft' | 'open' | 'paid' | 'void';
  attempts: number;
  /** Time of the next charge; null when there is none. */
  chargeAt: Date | null;
  paidAt: Date | null;
  intent: Intent | null;
}

export interface Intent {
  readonly id: string;
  readonly customer: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly created: Date;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  chargedAt: Date | null;
  refundedAt: Date | null;
  dispute: {
    readonly id: string;
    status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost';
  } | null;
}

/** Billing period of a price in the format of plans. */
export function frequencyOf({ interval, count }: StripePrice): BillingCycle['frequency'] {
  const units = { day: 'DAY', month: 'MONTH', year: 'YEAR' } as const;

  return { interval_unit: units[interval], interval_count: count };
}

/** Amount due of an invoice: charges less credits, never negative. */
export function amountDue({ lines }: Pick<Invoice, 'lines'>): number {
  return Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  );
}
