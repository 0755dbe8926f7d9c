import type { PlanProduct } from '@octavo/contract/billing';
import type { ChangeQuote } from './plan-change.ts';
import type { ProviderId, SubscriptionState } from './subscription.ts';

/** Data of a checkout; every amount comes from the configuration, never from the browser. */
export interface Checkout {
  /** Our id of the order; the provider returns it with everything it reports about the order. */
  readonly order: string;
  readonly account: string;
  /**
   * Id of the selling installation, because others may share the account at the provider; the provider
   * returns it too.
   */
  readonly installation: string;
  readonly email: string;
  readonly locale: 'en' | 'fr';
  /**
   * End of the period that is already paid for: nothing is charged before it, and the first period begins
   * then. Null to begin immediately.
   */
  readonly startsAt: Date | null;
  /** The plan in the currency chosen. Without its TRIAL cycle for a person who has had the trial. */
  readonly plan: PlanProduct;
  readonly planName: string;
  /** URLs to which the provider returns the user, with and without success. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout that was begun at the provider. */
export interface StartedCheckout {
  /** Id at the provider. */
  readonly reference: string;
  /** Page on which the user pays. */
  readonly url: string;
}

/** A checkout as the provider sees it now. */
export interface CheckoutSnapshot {
  readonly state: 'waiting' | 'paid' | 'failed' | 'abandoned';
  /** Provider's id of the resulting subscription; null when there is none. */
  readonly subscription: string | null;
}

/** One payment as the provider sees it now. */
export interface PaymentSnapshot {
  readonly reference: string;
  readonly at: Date;
  /** Minor units (cents) of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  /** `disputed`: it was paid, and a bank has reversed it, for good or until the dispute is decided. */
  readonly state: 'paid' | 'failed' | 'refunded' | 'pending' | 'disputed';
  /** Our id of its plan; omitted when the provider does not report it. */
  readonly plan?: string | null;
}

/** Current state of a subscription at the provider; for a one-time payment, the result of its checkout. */
export interface SubscriptionSnapshot {
  readonly reference: string;
  /** Our ids, which the provider was given with the checkout. */
  readonly order: string | null;
  readonly plan: string | null;
  /** Installation that sold it; null when it was not sold by Octavo. */
  readonly installation: string | null;
  readonly currency: string;
  /** Price of each period, or one-time price, in minor units; null when the provider does not report it. */
  readonly priceMinor: number | null;
  readonly state: SubscriptionState;
  readonly trialEndsAt: Date | null;
  /** End of paid access, including the trial; null for lifetime access. */
  readonly paidUntil: Date | null;
  readonly renews: boolean;
  readonly endedAt: Date | null;
  /**
   * Future start of the plan's first period, while a trial or another plan is still running; null otherwise.
   */
  readonly planStartsAt: Date | null;
  /** The newest first; at least those of the last period. */
  readonly payments: readonly PaymentSnapshot[];
}

/**
 * Event from a provider with a verified signature. It is only a hint to re-read the subscription; its payload
 * is not trusted.
 */
export interface ProviderEvent {
  /** Provider's id of the event; a repeated event has the same one. */
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  /** Provider's id of the subscription or checkout the event concerns; null for others. */
  readonly subscription: string | null;
  readonly checkout: string | null;
}

/** Event as received, before its signature is verified. */
export interface IncomingEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** URLs to which the provider returns the user from its page for changing the card. */
export interface PortalReturnUrls {
  /** After the card was changed. */
  readonly changedUrl: string;
  /** Without a change. */
  readonly leftUrl: string;
}

/**
 * A payment provider. Every call is idempotent.
 *
 * Every call throws Failure `payment-unavailable` when the provider does not answer.
 */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** False when changing the plan always needs a new checkout. */
  readonly changesPlans: boolean;
  startCheckout(checkout: Checkout): Promise<StartedCheckout>;
  readCheckout(reference: string): Promise<CheckoutSnapshot>;
  /**
   * Closes a checkout, so that it can no longer be paid. A paid, failed or closed one stays unchanged:
   * callers that need its state read it afterwards.
   */
  abandonCheckout(reference: string): Promise<void>;
  /**
   * Provider's ids of the active subscriptions an installation sold; null when the provider cannot list them.
   */
  listActive(installation: string): Promise<string[] | null>;
  /**
   * Provider's ids of subscriptions disputed since then that reading a subscription alone does not reveal;
   * reading it afterwards does. Null when we lack the permission.
   */
  lookForDisputes(since: Date): Promise<string[] | null>;
  /** Null when the provider does not know the id. */
  readSubscription(reference: string): Promise<SubscriptionSnapshot | null>;
  /** @throws Failure `illegal-input` when the signature is invalid or too old. */
  readEvent(event: IncomingEvent): Promise<ProviderEvent>;
  /** Cancels at the end of the paid period: access continues until then, without further charges. */
  cancelAtEnd(reference: string): Promise<void>;
  /** Reverts a cancellation. False when the provider cannot: a new checkout is needed. */
  resume(reference: string): Promise<boolean>;
  /**
   * Exact amounts and dates of a change to another plan at the given time; null when a new checkout is
   * needed.
   *
   * @throws Failure `quote-changed` for a time before the paid period.
   */
  quoteChange(reference: string, plan: PlanProduct, at: Date): Promise<ChangeQuote | null>;
  /**
   * Changes to another plan; the provider settles the difference. False when a new checkout is needed.
   *
   * @throws Failure `quote-changed` when the result would differ from what was agreed; `payment-failed`
   * when the card is declined. The subscription is unchanged then.
   */
  changePlan(reference: string, plan: PlanProduct, agreed: ChangeQuote): Promise<boolean>;
  /** Ends it at once: after a refund, or when an account is deleted. */
  endNow(reference: string): Promise<void>;
  /** Refunds a payment in full. */
  refund(payment: PaymentSnapshot): Promise<void>;
  /**
   * Deletes the customer's personal data at the provider, as far as it stores them for us. Requires that the
   * subscription has ended.
   */
  forgetPerson(reference: string): Promise<void>;
  /** Page on which users change their card; null when the provider has none. */
  portalUrl(reference: string, returnUrls: PortalReturnUrls): Promise<string | null>;
}
