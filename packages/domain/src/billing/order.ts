import type { ProviderId } from './subscription.ts';

/**
 * `waiting` for its checkout to be paid; `paid` once a subscription came of it; `failed` when the payment did;
 * `abandoned` when nobody can pay it any more.
 */
export type OrderState = 'waiting' | 'paid' | 'failed' | 'abandoned';

/** What somebody asked to buy. */
export interface Order {
  /** The client's own 32 characters: an order sent twice is one. */
  readonly id: string;
  /** Null once the account is erased. */
  readonly account: string | null;
  readonly plan: string;
  readonly currency: string;
  /** What was agreed to for a period, or once, in minor units; null for orders from before that was kept. */
  readonly priceMinor: number | null;
  readonly provider: ProviderId;
  readonly withTrial: boolean;
  /** End of what was paid for when it was placed: the plan begins then. Null when it begins at once. */
  readonly startsAt: Date | null;
  readonly locale: 'en' | 'fr';
  /** Path to go on at once it is paid. */
  readonly next: string;
  readonly state: OrderState;
  /** The checkout at the provider; null until it has begun. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  readonly createdAt: Date;
}
