import type { IncomingEvent, PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { FakeServer } from './fake-server.ts';
import type { Delivery } from './outbox.ts';
import type { SettableClock } from './settable-clock.ts';

/** A provider, its customers and its clock, so that one suite can test every provider. */
export interface PaymentWorld {
  readonly provider: PaymentProvider;
  readonly clock: SettableClock;
  /** Capabilities beyond those that every provider must have. */
  readonly can: {
    readonly resume: boolean;
    readonly changePlan: boolean;
    readonly portal: boolean;
    readonly list: boolean;
  };
  /** Simulates a customer who pays at a checkout, has the card refused there, or lets the checkout expire. */
  pay(reference: string): Promise<void>;
  decline(reference: string): Promise<void>;
  abandon(reference: string): Promise<void>;
  /** Makes the card of a subscription fail, or work again, from now on. */
  setCard(subscription: string, works: boolean): Promise<void>;
  /**
   * Opens a dispute of the last payment for a subscription, or decides it in our favour; null when the
   * provider has no disputes.
   */
  readonly dispute: ((subscription: string, isWon: boolean) => Promise<void>) | null;
  /** Advances the clock; everything due until then happens. */
  advance(to: Date): Promise<void>;
  /** Messages that the provider has sent since the last call. */
  messages(delivery?: Delivery): Promise<IncomingEvent[]>;
  /** The same message with a forged signature. */
  forge(message: IncomingEvent): IncomingEvent;
  /** Age in seconds after which a signed message is refused. */
  readonly toleranceSeconds: number;
  /** Server of the simulated provider; null when there is none. */
  readonly server: FakeServer | null;
  close(): Promise<void>;
}
