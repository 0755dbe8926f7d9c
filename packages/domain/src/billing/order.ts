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
  readonly account: string;
  readonly plan: string;
  readonly currency: string;
  readonly provider: ProviderId;
  readonly withTrial: boolean;
  readonly locale: 'en' | 'fr';
  /** Path to go on at once it is paid. */
  readonly next: string;
  readonly state: OrderState;
  /** The checkout at the provider; null until it has begun. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  readonly createdAt: Date;
}
