import type { ProviderId } from './subscription.ts';

/**
 * `waiting`: its checkout can still be paid; `paid`: it became a subscription; `failed`: the payment failed;
 * `abandoned`: it can no longer be paid.
 */
export type OrderState = 'waiting' | 'paid' | 'failed' | 'abandoned';

/** A purchase order of a user. */
export interface Order {
  /** Chosen by the client, 32 characters: an order sent twice counts once. */
  readonly id: string;
  /** Null once the account is erased. */
  readonly account: string | null;
  readonly plan: string;
  readonly currency: string;
  /**
   * Agreed price of a period, or one-time price, in minor units; null for old orders without a stored price.
   */
  readonly priceMinor: number | null;
  readonly provider: ProviderId;
  readonly withTrial: boolean;
  /**
   * End of the time already paid for when the order was placed: the plan begins then. Null to begin at once.
   */
  readonly startsAt: Date | null;
  readonly locale: 'en' | 'fr';
  /** Path within this site to open after the payment. */
  readonly next: string;
  readonly state: OrderState;
  /** Id of the checkout at the provider; null until it has been started. */
  readonly reference: string | null;
  readonly checkoutUrl: string | null;
  readonly createdAt: Date;
}
