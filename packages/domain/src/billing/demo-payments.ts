import type { PlanProduct } from '@octavo/contract/billing';
import type { CheckoutSnapshot, IncomingEvent } from './payment-provider.ts';

/** Cards of the demo provider, chosen from a list; each simulates one case of a real payment. */
export const demoCards = ['succeeds', 'declined', 'second-step', 'late', 'fails-later'] as const;
export type DemoCard = (typeof demoCards)[number];

/** Data shown on the checkout page. */
export interface DemoCheckout {
  readonly reference: string;
  readonly order: string;
  readonly locale: 'en' | 'fr';
  readonly plan: PlanProduct;
  readonly planName: string;
  /** Start of the plan; null to begin at once. */
  readonly startsAt: Date | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly state: CheckoutSnapshot['state'];
  /** True when the payment will complete on its own shortly. */
  readonly isLate: boolean;
}

/** Control side of the demo payments: actions of users on its pages, and the passing of time. */
export interface DemoPayments {
  findCheckout(reference: string): Promise<DemoCheckout | null>;
  /**
   * Pays with a card; returns `second-step` when the user has to confirm it first. No-op for a checkout that
   * is over.
   */
  pay(
    reference: string,
    card: DemoCard,
    isConfirmed: boolean,
  ): Promise<CheckoutSnapshot['state'] | 'second-step'>;
  /** The card behind a subscription; null when there is none. */
  cardOf(subscription: string): Promise<DemoCard | null>;
  /** Changes the card and retries failed charges at once. */
  setCard(subscription: string, card: DemoCard): Promise<void>;
  /** Processes everything that is due. */
  advance(): Promise<void>;
  /** Signed events not delivered yet, in order; `sent` marks them as delivered. */
  messages(): Promise<{ readonly id: string; readonly message: IncomingEvent }[]>;
  sent(ids: readonly string[]): Promise<void>;
}
