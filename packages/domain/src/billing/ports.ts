import type { AccountStore, Pseudonyms } from '../account/ports.ts';
import type { Clock, IdGenerator } from '../ports.ts';
import type { EventStore } from './events.ts';
import type { Order } from './order.ts';
import type { PaymentProvider, PaymentSnapshot } from './payment-provider.ts';
import type { PlanBook } from './plan-book.ts';
import type { RefundStore } from './refund.ts';
import type { ProviderId, Subscription } from './subscription.ts';

export interface OrderStore {
  /** Adds it, unless its id is taken or the account has another one waiting: then that is what comes back. */
  add(order: Order): Promise<Order>;
  find(id: string): Promise<Order | null>;
  /** The newest first. */
  of(account: string): Promise<Order[]>;
  /** The one order of the account that waits to be paid. */
  waitingOf(account: string): Promise<Order | null>;
  findByCheckout(provider: ProviderId, reference: string): Promise<Order | null>;
  /** False when the order does not wait any more: nobody may pay at this checkout. */
  begin(id: string, reference: string, url: string): Promise<boolean>;
  /** Ends an order that waits. One that was paid is ended by what it became. */
  end(id: string, state: 'failed' | 'abandoned'): Promise<void>;
  /** True when the order waits and was not looked at since then; it is looked at now. */
  takeToLook(id: string, notSince: Date, now: Date): Promise<boolean>;
  /** Orders that wait, were not looked at since then, and are looked at now. */
  takeWaiting(notSince: Date, now: Date): Promise<Order[]>;
}

/** A subscription as it is kept. */
export interface KeptSubscription extends Subscription {
  /** The order it came of; null for a grant. */
  readonly order: string | null;
  /** Grows with every change: whoever changes what they read before says which one they read. */
  readonly version: number;
}

/** A payment that keeps the plan it was for, whatever the subscription goes on with; null where nobody knows. */
export interface SettledPayment extends PaymentSnapshot {
  readonly plan: string | null;
}

export interface Payment extends SettledPayment {
  readonly id: string;
  readonly provider: ProviderId;
  /** Null for those of accounts that were erased before records outlived them. */
  readonly subscription: string | null;
}

/** What is to be written of a subscription, in one piece. */
export interface Settlement {
  readonly subscription: Subscription;
  readonly order: string | null;
  /** What the order becomes with this; null when it goes on waiting, or that was written before. */
  readonly orderState: 'paid' | 'failed' | null;
  /** The version this was made from; null for one that is new. */
  readonly from: number | null;
  /** False when only the time of the last look is new. */
  readonly isChanged: boolean;
  readonly payments: readonly SettledPayment[];
  /**
   * The trial of a plan, with the mark of who had it; null without one. One that is ordered must be the first of that
   * person.
   */
  readonly trial: { readonly pseudonym: string; readonly isOrdered: boolean } | null;
  readonly now: Date;
}

/** What there may be to write about: what changed lately, trials about to end, and plans about to renew. */
export interface EmailOccasion {
  readonly changedSince: Date;
  readonly trialEndsBefore: Date;
  readonly renewsBefore: Date;
  /** Plans whose renewal is told before it. */
  readonly notifiedPlans: readonly string[];
}

export interface SubscriptionStore {
  of(account: string): Promise<KeptSubscription[]>;
  find(id: string): Promise<KeptSubscription | null>;
  findByReference(provider: ProviderId, reference: string): Promise<KeptSubscription | null>;
  /**
   * `stale`: somebody else has changed it meanwhile; `second`: the account has another one that goes on, and nothing
   * was written. A person never has two that are charged.
   */
  save(settlement: Settlement): Promise<'saved' | 'stale' | 'second' | 'second-trial'>;
  paymentsOf(account: string): Promise<Payment[]>;
  findPayment(id: string): Promise<Payment | null>;
  /** True for a payment in our books, also of an account that was erased since. */
  hasPayment(provider: ProviderId, reference: string): Promise<boolean>;
  hadTrial(pseudonym: string): Promise<boolean>;
  /**
   * Some that live by what we know, but whose trial or period is over, and that were not looked at since then. They
   * count as looked at now, so that the next ones come next.
   */
  takeOverdue(now: Date, notSince: Date): Promise<KeptSubscription[]>;
  /** The same for all that live. */
  takeUnseen(notSince: Date, now: Date): Promise<KeptSubscription[]>;
  /** Those that were cancelled too late in their trial, which is over by now. */
  cancelledLate(now: Date): Promise<KeptSubscription[]>;
  /** Those of which there may be something to write about. */
  needingNotification(occasion: EmailOccasion): Promise<KeptSubscription[]>;
}

/** What has to be kept of money for years, also of people whose account is erased. */
export interface Books {
  /** From now on the records of an account can be found by this mark; what the person wrote in them is gone. */
  letGo(account: string, pseudonym: string): Promise<void>;
  /** Payments of somebody who was let go of, the newest first. */
  paymentsOf(pseudonym: string): Promise<Payment[]>;
}

/** What was written about: letters themselves are forgotten earlier. */
export interface Occasions {
  /** Which of these nobody was told of yet. */
  notYetNotified(occasions: readonly string[]): Promise<ReadonlySet<string>>;
  recordNotified(occasion: string, now: Date): Promise<void>;
}

/** Everything money stands on. */
export interface BillingPorts {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly pseudonyms: Pseudonyms;
  /** By which providers tell our orders from those of others. */
  readonly installation: string;
  readonly accounts: AccountStore;
  readonly plans: PlanBook;
  readonly orders: OrderStore;
  readonly subscriptions: SubscriptionStore;
  readonly events: EventStore;
  readonly refunds: RefundStore;
  readonly books: Books;
  readonly occasions: Occasions;
  /** Those that are configured, the preferred one first. */
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
}
