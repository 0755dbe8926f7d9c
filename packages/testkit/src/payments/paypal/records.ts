import type { BillingCycle } from '@octavo/contract/billing';

/** A plan of the simulated PayPal. `objects.ts` formats this and the other records as PayPal does. */
export interface PayPalPlan {
  readonly id: string;
  readonly cycles: readonly BillingCycle[];
  readonly failuresAllowed: number;
}

export interface PayPalSubscription {
  readonly id: string;
  readonly plan: PayPalPlan;
  readonly customId: string;
  readonly created: Date;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  changed: Date;
  start: Date;
  /** Number of regular periods that were paid for. */
  periods: number;
  nextBilling: Date | null;
  failures: number;
  cardWorks: boolean;
}

export interface PayPalOrder {
  readonly id: string;
  readonly customId: string;
  readonly amount: PayPalAmount;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  cardWorks: boolean;
  payment: PayPalPayment | null;
}

/** A sale of a subscription, or the capture of an order. */
export interface PayPalPayment {
  readonly id: string;
  readonly at: Date;
  readonly amount: PayPalAmount;
  readonly subscription: PayPalSubscription | null;
  readonly order: PayPalOrder | null;
  status: 'COMPLETED' | 'DECLINED' | 'REFUNDED';
  dispute: Dispute | null;
  changed: Date;
}

/** A dispute without an outcome is open. */
export interface Dispute {
  readonly id: string;
  readonly openedAt: Date;
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | null;
}

export type PayPalAmount = BillingCycle['pricing_scheme']['fixed_price'];

export function cycleOf(
  { cycles }: PayPalPlan,
  tenure: BillingCycle['tenure_type'],
): BillingCycle | undefined {
  return cycles.find(({ tenure_type }) => tenure_type === tenure);
}
