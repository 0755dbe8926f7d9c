import type { IncomingEvent, PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { FakeServer } from './fake-server.ts';
import type { Delivery } from './outbox.ts';
import type { SettableClock } from './settable-clock.ts';

/** A provider, the people who pay there, and time: so that one suite can ask the same of every provider. */
export interface PaymentWorld {
  readonly provider: PaymentProvider;
  readonly clock: SettableClock;
  /** What it can do beyond what every provider must. */
  readonly can: {
    readonly resume: boolean;
    readonly changePlan: boolean;
    readonly portal: boolean;
    readonly list: boolean;
  };
  /** Somebody pays at a checkout, has their card refused there, or lets it lapse. */
  pay(reference: string): Promise<void>;
  decline(reference: string): Promise<void>;
  abandon(reference: string): Promise<void>;
  /** From now on the card behind a subscription is refused, or works again. */
  setCard(subscription: string, works: boolean): Promise<void>;
  /** A bank takes back what was paid last for a subscription, or that is decided for us; null where nobody can. */
  readonly dispute: ((subscription: string, isWon: boolean) => Promise<void>) | null;
  /** Lets everything happen that falls due until then. */
  advance(to: Date): Promise<void>;
  /** What the provider has sent since the last call. */
  messages(delivery?: Delivery): Promise<IncomingEvent[]>;
  /** The same message, signed by somebody else. */
  forge(message: IncomingEvent): IncomingEvent;
  /** Seconds after which a message, signed long ago, is refused. */
  readonly toleranceSeconds: number;
  /** The server behind it; null where there is none. */
  readonly server: FakeServer | null;
  close(): Promise<void>;
}
