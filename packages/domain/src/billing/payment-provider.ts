import type { PlanProduct } from '@octavo/contract/billing';
import type { ChangeQuote } from './plan-change.ts';
import type { ProviderId, SubscriptionState } from './subscription.ts';

/** What somebody is about to pay for; every figure comes from the configuration, none from the browser. */
export interface Checkout {
  /** Our id of the order; the provider gives it back with all it says of it. */
  readonly order: string;
  readonly account: string;
  /** Which installation sells it, for others may use the same account at the provider; comes back, too. */
  readonly installation: string;
  readonly email: string;
  readonly locale: 'en' | 'fr';
  /**
   * End of what is paid for already: nothing is charged before, and the first period begins then. Null to begin at once.
   */
  readonly startsAt: Date | null;
  /** The plan in the currency chosen. Without its TRIAL cycle for a person who has had the trial. */
  readonly plan: PlanProduct;
  readonly planName: string;
  /** Where the provider sends people back to, with and without success. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout that was begun at the provider. */
export interface StartedCheckout {
  /** What the provider calls it. */
  readonly reference: string;
  /** Where the person pays. */
  readonly url: string;
}

/** A checkout as the provider sees it now. */
export interface CheckoutSnapshot {
  readonly state: 'waiting' | 'paid' | 'failed' | 'abandoned';
  /** The subscription that came of it, as the provider calls it. */
  readonly subscription: string | null;
}

/** One payment as the provider sees it now. */
export interface PaymentSnapshot {
  readonly reference: string;
  readonly at: Date;
  /** Minor units (cents) of the currency. */
  readonly amountMinor: number;
  readonly currency: string;
  /** `disputed`: it was paid, and a bank has taken it back, for good or until that is decided. */
  readonly state: 'paid' | 'failed' | 'refunded' | 'pending' | 'disputed';
  /** Our id of the plan it was for; left out where the provider does not say. */
  readonly plan?: string | null;
}

/** A subscription as the provider sees it now; for a plan that is paid once, what came of its checkout. */
export interface SubscriptionSnapshot {
  readonly reference: string;
  /** Our ids, which the provider was given with the checkout. */
  readonly order: string | null;
  readonly plan: string | null;
  /** Who sold it; null for what was not sold by Octavo. */
  readonly installation: string | null;
  readonly currency: string;
  /** What is charged for each period, or was once, in minor units; null when the provider does not say. */
  readonly priceMinor: number | null;
  readonly state: SubscriptionState;
  readonly trialEndsAt: Date | null;
  /** End of what is paid for, the trial included; null for ever. */
  readonly paidUntil: Date | null;
  readonly renews: boolean;
  readonly endedAt: Date | null;
  /** When the first period of the plan begins, where that is still to come: until then a trial, or another plan, runs. */
  readonly planStartsAt: Date | null;
  /** The newest first; at least those of the last period. */
  readonly payments: readonly PaymentSnapshot[];
}

/** What a provider reports, once its signature was checked. Only an occasion to look again: what counts is read then. */
export interface ProviderEvent {
  /** The provider's own id of the event: the same event twice is one. */
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  /** What it speaks of, as the provider calls it; null for events that concern neither. */
  readonly subscription: string | null;
  readonly checkout: string | null;
}

/** A message as it came, before anybody trusts it. */
export interface IncomingEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where people come back to from the page where they change their card. */
export interface PortalWaysBack {
  /** With another card. */
  readonly changedUrl: string;
  /** Without. */
  readonly leftUrl: string;
}

/**
 * Somebody who takes money. Calls may be repeated: each has an effect once.
 *
 * Every call throws ToolFailure `payment-unavailable` when the provider does not answer.
 */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** False where another plan always takes a new checkout. */
  readonly changesPlans: boolean;
  startCheckout(checkout: Checkout): Promise<StartedCheckout>;
  readCheckout(reference: string): Promise<CheckoutSnapshot>;
  /**
   * Nobody shall be able to pay there any more. One that was paid, failed or is over already stays what it is: who
   * needs to know reads it afterwards.
   */
  abandonCheckout(reference: string): Promise<void>;
  /**
   * What an installation sold and what still goes on, as the provider calls it; null where it cannot list that.
   */
  listActive(installation: string): Promise<string[] | null>;
  /**
   * What banks have taken money back for since then, as far as reading a subscription alone does not tell: reading it
   * afterwards does. Null where we may not be told.
   */
  lookForDisputes(since: Date): Promise<string[] | null>;
  /** Null when the provider knows none by this name. */
  readSubscription(reference: string): Promise<SubscriptionSnapshot | null>;
  /** @throws ToolFailure `illegal-input` when the signature is not the provider's, or is too old. */
  readEvent(event: IncomingEvent): Promise<ProviderEvent>;
  /** Access goes on to the end of what was paid for; nothing is charged after that. */
  cancelAtEnd(reference: string): Promise<void>;
  /** Takes a cancellation back. False where the provider cannot: a new checkout is needed then. */
  resume(reference: string): Promise<boolean>;
  /**
   * What going on with another plan at that moment would mean, to the cent; null where a new checkout is needed.
   *
   * @throws ToolFailure `quote-changed` for a moment before the period that was paid for.
   */
  quoteChange(reference: string, plan: PlanProduct, at: Date): Promise<ChangeQuote | null>;
  /**
   * Goes on with another plan, the difference settled by the provider. False where a new checkout is needed.
   *
   * @throws ToolFailure `quote-changed` when it would mean anything else than what was agreed; `payment-failed` when the
   *   card is refused. Nothing has changed then.
   */
  changePlan(reference: string, plan: PlanProduct, agreed: ChangeQuote): Promise<boolean>;
  /** Ends it at once: after money was given back, or when an account is erased. */
  endNow(reference: string): Promise<void>;
  /** Gives a payment back, whole. */
  refund(payment: PaymentSnapshot): Promise<void>;
  /** Has the person behind a subscription forgotten, as far as the provider keeps them for us. It has ended before. */
  forgetPerson(reference: string): Promise<void>;
  /** Where people change their card; null where the provider has no such page. */
  portalUrl(reference: string, waysBack: PortalWaysBack): Promise<string | null>;
}
