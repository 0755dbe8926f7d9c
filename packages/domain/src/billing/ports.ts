import type { AccountStore, Pseudonyms } from '../account/ports.ts';
import type { Clock, IdGenerator } from '../ports.ts';
import type { EventStore } from './events.ts';
import type { Order } from './order.ts';
import type { PaymentProvider, PaymentSnapshot } from './payment-provider.ts';
import type { PlanBook } from './plan-book.ts';
import type { RefundStore } from './refund.ts';
import type { ProviderId, Subscription } from './subscription.ts';

export interface OrderStore {
  /** Adds the order; if its id is taken or the account has another waiting order, returns that one. */
  add(order: Order): Promise<Order>;
  find(id: string): Promise<Order | null>;
  /** The newest first. */
  of(account: string): Promise<Order[]>;
  /** The account's one order that is waiting for payment. */
  waitingOf(account: string): Promise<Order | null>;
  findByCheckout(provider: ProviderId, reference: string): Promise<Order | null>;
  /** False when the order is no longer waiting: its checkout must not be used. */
  begin(id: string, reference: string, url: string): Promise<boolean>;
  /** Ends a waiting order. A paid order is ended when its subscription is saved. */
  end(id: string, state: 'failed' | 'abandoned'): Promise<void>;
  /** Returns true and marks the order as checked when it is waiting and was not checked since `notSince`. */
  takeForReading(id: string, notSince: Date, now: Date): Promise<boolean>;
  /** Returns the waiting orders that were not checked since `notSince`, and marks them as checked. */
  takeWaiting(notSince: Date, now: Date): Promise<Order[]>;
}

/** A subscription as it is kept. */
export interface KeptSubscription extends Subscription {
  /** Order that led to it; null for a grant. */
  readonly order: string | null;
  /** Increases with every change; a write names the version it was based on (optimistic locking). */
  readonly version: number;
}

/**
 * A payment with the plan it was for, even after the subscription changed to another plan; null when unknown.
 */
export interface SettledPayment extends PaymentSnapshot {
  readonly plan: string | null;
}

export interface Payment extends SettledPayment {
  readonly id: string;
  readonly provider: ProviderId;
  /** Null for payments of accounts deleted before billing records were kept. */
  readonly subscription: string | null;
}

/** Changes to a subscription that are saved in one transaction. */
export interface Settlement {
  readonly subscription: Subscription;
  readonly order: string | null;
  /** New state of the order; null while it is still waiting, or when it was saved earlier. */
  readonly orderState: 'paid' | 'failed' | null;
  /** Version that the change is based on; null for a new subscription. */
  readonly from: number | null;
  /** False when only the time of the last check is new. */
  readonly isChanged: boolean;
  readonly payments: readonly SettledPayment[];
  /**
   * Trial of the plan, with the pseudonym of its user; null without a trial. A trial that is ordered must be
   * the first of that person.
   */
  readonly trial: { readonly pseudonym: string; readonly isOrdered: boolean } | null;
  readonly now: Date;
}

/**
 * Criteria for subscriptions that may need an email: recent changes, trials about to end, and plans about to
 * renew.
 */
export interface EmailOccasion {
  readonly changedSince: Date;
  readonly trialEndsBefore: Date;
  readonly renewsBefore: Date;
  /** Plans whose renewal is announced by email. */
  readonly notifiedPlans: readonly string[];
}

export interface SubscriptionStore {
  of(account: string): Promise<KeptSubscription[]>;
  find(id: string): Promise<KeptSubscription | null>;
  findByReference(provider: ProviderId, reference: string): Promise<KeptSubscription | null>;
  /**
   * `stale`: it was changed concurrently; `second`: the account has another active subscription, and nothing
   * was saved. An account never has two that are charged.
   */
  save(settlement: Settlement): Promise<'saved' | 'stale' | 'second' | 'second-trial'>;
  paymentsOf(account: string): Promise<Payment[]>;
  findPayment(id: string): Promise<Payment | null>;
  /** True for a recorded payment, including those of deleted accounts. */
  hasPayment(provider: ProviderId, reference: string): Promise<boolean>;
  hadTrial(pseudonym: string): Promise<boolean>;
  /**
   * Returns some running subscriptions whose trial or period is over and that were not checked since
   * `notSince`. Marks them as checked, so that the next call returns the following ones.
   */
  takeOverdue(now: Date, notSince: Date): Promise<KeptSubscription[]>;
  /** Like `takeOverdue`, for all running subscriptions. */
  takeUnread(notSince: Date, now: Date): Promise<KeptSubscription[]>;
  /** Subscriptions cancelled too late in a trial that is now over. */
  cancelledLate(now: Date): Promise<KeptSubscription[]>;
  /** Subscriptions that may need an email. */
  needingNotification(occasion: EmailOccasion): Promise<KeptSubscription[]>;
}

/** Billing records that must be kept for years, even for deleted accounts. */
export interface Books {
  /**
   * Assigns a pseudonym to the records of an account, by which they can be found from now on, and deletes
   * texts written by the user.
   */
  detach(account: string, pseudonym: string): Promise<void>;
  /** Payments of a person whose account was deleted, newest first. */
  paymentsOf(pseudonym: string): Promise<Payment[]>;
}

/** Occasions already handled, so that none gets a second email; the emails themselves are deleted earlier. */
export interface Occasions {
  /** Returns the given occasions that have not been recorded yet. */
  notYetNotified(occasions: readonly string[]): Promise<ReadonlySet<string>>;
  recordNotified(occasion: string, now: Date): Promise<void>;
}

/** Dependencies of the billing use cases. */
export interface BillingPorts {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly pseudonyms: Pseudonyms;
  /** Id by which providers distinguish our orders from those of other installations. */
  readonly installation: string;
  readonly accounts: AccountStore;
  readonly plans: PlanBook;
  readonly orders: OrderStore;
  readonly subscriptions: SubscriptionStore;
  readonly events: EventStore;
  readonly refunds: RefundStore;
  readonly books: Books;
  readonly occasions: Occasions;
  /** Configured providers, the preferred one first. */
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
}
